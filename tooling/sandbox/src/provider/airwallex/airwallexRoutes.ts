import { Hono } from 'hono'
import type { SandboxEnv } from '../../http/guards.ts'
import type { World } from '../../world/world.ts'
import { hostedFormRoutes } from '../hostedForm/hostedFormRoutes.ts'
import type { FormMessage } from '../hostedForm/hostedFormRoutes.ts'

/** Under this path lies what `checkout-demo.airwallex.com` has in a journey. */
const airwallexPath = '/airwallex/'

const script = `(${runElements.toString()})()`

/** Stands in for Airwallex's host: its script, and the frame of its card form. Source: decision 96. */
export function airwallexRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.get(`${airwallexPath}assets/elements.bundle.min.js`, (c) =>
    c.body(script, 200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }),
  )
  app.route('/', hostedFormRoutes(world, `${airwallexPath}sandbox/`))
  return app
}

/** What a store gives to Airwallex's script for a form. */
interface FormOptions {
  readonly client_secret: string
  readonly intent_id: string
  readonly appearance?: { readonly variables?: Readonly<Record<string, string>> }
}

/**
 * Stands in for Airwallex's script of payment elements: what a store uses of it, by the names of its documentation. The form is a
 * frame of the host that the script came from. It is sent to the browser as text, so it uses nothing from outside itself.
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
