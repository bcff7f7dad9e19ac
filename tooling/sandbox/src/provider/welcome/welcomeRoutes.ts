import { Hono } from 'hono'
import type { SandboxEnv } from '../../http/guards.ts'
import type { World } from '../../world/world.ts'
import { hostedFormRoutes } from '../hostedForm/hostedFormRoutes.ts'
import type { FormMessage } from '../hostedForm/hostedFormRoutes.ts'

/** Under this path lies what the host of a Korean store's card script has in a journey. */
const welcomePath = '/welcome/'

const script = `(${runWelcome.toString()})()`

/** Stands in for the host of the card script: the script, and the frame of its dialog. Source: decision 98. */
export function welcomeRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.get(`${welcomePath}pay.js`, (c) =>
    c.body(script, 200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }),
  )
  app.route('/', hostedFormRoutes(world, `${welcomePath}sandbox/`))
  return app
}

/**
 * Stands in for the card script of a Korean store, in the shape that the store assumes of it: `WelcomePay.open` shows a dialog over
 * the page, with a card form of the script's own host. It is sent to the browser as text, so it uses nothing from outside itself.
 */
function runWelcome(): void {
  const host = new URL((document.currentScript as HTMLScriptElement).src).origin
  const open = ({ token = '' }: Readonly<Record<string, string>>, closed: () => void) =>
    new Promise<void>((resolve, reject) => {
      const frame = document.createElement('iframe')
      const query = new URLSearchParams({ origin: location.origin, secret: token })
      frame.src = `${host}/sandbox/form.html?${query}`
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
      const close = () => {
        frame.remove()
        closed()
      }
      const react: Readonly<Record<FormMessage, () => void>> = {
        ready: resolve,
        submitted: () => undefined,
        paid: close,
        refused: close,
        failed: () => {
          reject(new Error('The dialog does not open'))
          close()
        },
        left: close,
      }
      window.addEventListener('message', ({ origin, source, data }: MessageEvent) => {
        if (origin !== host || source !== frame.contentWindow || !frame.isConnected) return
        react[(data as { readonly form: FormMessage }).form]()
      })
      document.body.append(frame)
    })
  Object.assign(window, { WelcomePay: { open } })
}
