import type { FormHost, FormMessage } from '../hostedForm/hostedFormRoutes.ts'

/** Stands in for Alipay's hosts. Source: decision 96. */
export const alipay: FormHost = {
  path: '/alipay/',
  scriptPath: 'package/ams-checkout/:version/dist/umd/ams-checkout.min.js',
  run: runAms,
}

interface Options {
  readonly onEventCallback: (event: { readonly code: string }) => void
}

/**
 * Stands in for Alipay's script of payment dialogs: what a store uses of it, by the names of its documentation. Like the real one it
 * writes a style sheet into the page.
 */
function runAms(): void {
  const codes: Readonly<Record<FormMessage, string | null>> = {
    ready: 'SDK_END_OF_LOADING',
    submitted: null,
    paid: 'SDK_PAYMENT_SUCCESSFUL',
    refused: 'SDK_PAYMENT_FAIL',
    failed: 'SDK_INTERNAL_ERROR',
    left: 'SDK_PAYMENT_CANCEL',
  }
  class AMSCashierPayment {
    readonly options: Options
    constructor(options: Options) {
      this.options = options
    }
    createComponent({ sessionData }: { readonly sessionData: string }) {
      const say = (code: string) => this.options.onEventCallback({ code })
      const style = document.createElement('style')
      style.innerHTML =
        '.sandbox-ams{position:fixed;inset:auto 0 0;width:100%;height:400px;border:0;background:white;box-shadow:0 0 0 100vmax rgb(0 0 0/50%)}'
      const frame = document.createElement('iframe')
      frame.className = 'sandbox-ams'
      const query = new URLSearchParams({ origin: location.origin, secret: sessionData })
      frame.src = `https://checkout.antom.com/sandbox/form.html?${query}`
      window.addEventListener('message', ({ source, data }: MessageEvent) => {
        if (source !== frame.contentWindow || !frame.isConnected) return
        const { form } = data as { readonly form: FormMessage }
        if (form !== 'ready' && form !== 'submitted') frame.remove()
        const code = codes[form]
        if (code !== null) say(code)
      })
      say('SDK_START_OF_LOADING')
      document.head.append(style)
      document.body.append(frame)
      return Promise.resolve()
    }
  }
  Object.assign(window, { AMSCashierPayment })
}
