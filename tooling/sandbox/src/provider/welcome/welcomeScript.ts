import type { FormMessage } from '../hostedForm/formMessage.ts'

/**
 * Stands in for the card script of a Korean store, in the shape that the store assumes of it: `WelcomePay.open` shows a dialog over
 * the page, with a card form of the script's own host. It is sent to the browser as text, so it uses nothing from outside itself.
 */
export function runWelcome(): void {
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
