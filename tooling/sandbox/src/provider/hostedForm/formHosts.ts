import type { FormHost, FormMessage } from './hostedFormRoutes.ts'

/**
 * The frame with a card form of a provider's host, and who hears what it says while it is in the page. Like the scripts that it is
 * handed to, it is sent to the browser as text, so it uses nothing from outside itself.
 */
export function makeFrame(
  host: string,
  secret: string,
  hear: (message: FormMessage) => void,
): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.src = `${host}/sandbox/form.html?${new URLSearchParams({ origin: location.origin, secret })}`
  window.addEventListener('message', ({ origin, source, data }: MessageEvent) => {
    if (origin !== host || source !== frame.contentWindow || !frame.isConnected) return
    hear((data as { readonly form: FormMessage }).form)
  })
  return frame
}

/** What a store gives to Airwallex's script for a form. */
interface FormOptions {
  readonly client_secret: string
  readonly intent_id: string
  readonly appearance?: { readonly variables?: Readonly<Record<string, string>> }
}

/**
 * Stands in for Airwallex's script of payment elements: what a store uses of it, by the names of its documentation. The form is a
 * frame of the host that the script came from.
 */
function runElements(frameOf: typeof makeFrame): void {
  const host = new URL((document.currentScript as HTMLScriptElement).src).origin
  const events: Readonly<Record<FormMessage, string>> = {
    ready: 'ready',
    submitted: 'clickConfirmButton',
    paid: 'success',
    refused: 'error',
    failed: 'error',
    left: 'cancel',
  }
  const createElement = (type: string, { client_secret, intent_id, appearance }: FormOptions) => {
    if (type !== 'dropIn' || !intent_id.startsWith('int_')) throw new Error('This is no drop-in')
    const listeners = new Map<string, () => void>()
    const { colorText: text, colorBackground: ground } = appearance?.variables ?? {}
    const frame = frameOf(host, client_secret, (message) => {
      if (message === 'ready') frame.contentWindow?.postMessage({ colors: { text, ground } }, host)
      listeners.get(events[message])?.()
    })
    frame.allow = 'payment'
    Object.assign(frame.style, { width: '100%', height: '360px', border: '0' })
    return {
      on: (event: string, listener: () => void) => void listeners.set(event, listener),
      mount: (place: HTMLElement) => place.append(frame),
    }
  }
  Object.assign(window, { Airwallex: { init: () => Promise.resolve({}), createElement } })
}

interface CashierOptions {
  readonly onEventCallback: (event: { readonly code: string }) => void
}

/**
 * Stands in for Alipay's script of payment dialogs: what a store uses of it, by the names of its documentation. Like the real one it
 * writes a style sheet into the page.
 */
function runAms(frameOf: typeof makeFrame): void {
  const codes: Readonly<Record<FormMessage, string | null>> = {
    ready: 'SDK_END_OF_LOADING',
    submitted: null,
    paid: 'SDK_PAYMENT_SUCCESSFUL',
    refused: 'SDK_PAYMENT_FAIL',
    failed: 'SDK_INTERNAL_ERROR',
    left: 'SDK_PAYMENT_CANCEL',
  }
  class AMSCashierPayment {
    readonly options: CashierOptions
    constructor(options: CashierOptions) {
      this.options = options
    }
    createComponent({ sessionData }: { readonly sessionData: string }) {
      const say = (code: string) => this.options.onEventCallback({ code })
      const style = document.createElement('style')
      style.innerHTML =
        '.sandbox-ams{position:fixed;inset:auto 0 0;width:100%;height:400px;border:0;background:white;box-shadow:0 0 0 100vmax rgb(0 0 0/50%)}'
      const frame = frameOf('https://checkout.antom.com', sessionData, (message) => {
        if (message !== 'ready' && message !== 'submitted') frame.remove()
        const code = codes[message]
        if (code !== null) say(code)
      })
      frame.className = 'sandbox-ams'
      say('SDK_START_OF_LOADING')
      document.head.append(style)
      document.body.append(frame)
      return Promise.resolve()
    }
  }
  Object.assign(window, { AMSCashierPayment })
}

/**
 * Stands in for the card script of a Korean store, in the shape that the store assumes of it: `WelcomePay.open` shows a dialog over
 * the page, with a card form of the script's own host.
 */
function runWelcome(frameOf: typeof makeFrame): void {
  const host = new URL((document.currentScript as HTMLScriptElement).src).origin
  const open = ({ token = '' }: Readonly<Record<string, string>>, closed: () => void) =>
    new Promise<void>((resolve, reject) => {
      const frame = frameOf(host, token, (message) => {
        if (message === 'ready') resolve()
        if (message === 'failed') reject(new Error('The dialog does not open'))
        if (message === 'ready' || message === 'submitted') return
        frame.remove()
        closed()
      })
      Object.assign(frame.style, {
        position: 'fixed',
        inset: '0',
        margin: 'auto',
        width: 'min(420px, 100%)',
        height: '400px',
        border: '0',
        background: 'white',
        boxShadow: '0 0 0 100vmax rgb(0 0 0 / 50%)',
      })
      document.body.append(frame)
    })
  Object.assign(window, { WelcomePay: { open } })
}

/** Stand in for `checkout-demo.airwallex.com`, Alipay's hosts and the host of a Korean store's card script. Source: decisions 96 and 98. */
export const formHosts: readonly FormHost[] = [
  { path: '/airwallex/', scriptPath: 'assets/elements.bundle.min.js', run: runElements },
  {
    path: '/alipay/',
    scriptPath: 'package/ams-checkout/:version/dist/umd/ams-checkout.min.js',
    run: runAms,
  },
  { path: '/welcome/', scriptPath: 'pay.js', run: runWelcome },
]
