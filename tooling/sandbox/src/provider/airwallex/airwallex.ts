import type { FormHost, FormMessage } from '../hostedForm/hostedFormRoutes.ts'

/** Stands in for `checkout-demo.airwallex.com`. Source: decision 96. */
export const airwallex: FormHost = {
  path: '/airwallex/',
  scriptPath: 'assets/elements.bundle.min.js',
  run: runElements,
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
function runElements(): void {
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
    const frame = document.createElement('iframe')
    const query = new URLSearchParams({ origin: location.origin, secret: client_secret })
    frame.src = `${host}/sandbox/form.html?${query}`
    frame.allow = 'payment'
    Object.assign(frame.style, { width: '100%', height: '360px', border: '0' })
    window.addEventListener('message', ({ origin, source, data }: MessageEvent) => {
      if (origin !== host || source !== frame.contentWindow) return
      const { form } = data as { readonly form: FormMessage }
      const { colorText: text, colorBackground: ground } = appearance?.variables ?? {}
      if (form === 'ready') frame.contentWindow?.postMessage({ colors: { text, ground } }, host)
      listeners.get(events[form])?.()
    })
    return {
      on: (event: string, listener: () => void) => void listeners.set(event, listener),
      mount: (place: HTMLElement) => place.append(frame),
    }
  }
  Object.assign(window, { Airwallex: { init: () => Promise.resolve({}), createElement } })
}
