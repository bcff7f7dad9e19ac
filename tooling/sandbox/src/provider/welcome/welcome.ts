import type { FormHost, FormMessage } from '../hostedForm/hostedFormRoutes.ts'

/** Stands in for the host of a Korean store's card script. Source: decision 98. */
export const welcome: FormHost = { path: '/welcome/', scriptPath: 'pay.js', run: runWelcome }

/**
 * Stands in for the card script of a Korean store, in the shape that the store assumes of it: `WelcomePay.open` shows a dialog over
 * the page, with a card form of the script's own host.
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
