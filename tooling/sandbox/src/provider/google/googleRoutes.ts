import { Hono } from 'hono'
import type { SandboxEnv } from '../../http/guards.ts'
import { testCards } from '../../payments/payments.ts'

/** Under this path lies what `pay.google.com` and `www.gstatic.com` have in a journey. */
const googlePath = '/google/'

const script = `(${runPay.toString()})(${JSON.stringify(testCards)})`

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 20"><rect x="4" y="4" width="40" height="12" rx="6" fill="#8ab4f8"/></svg>'

/** Stands in for Google's hosts: the script of Google Pay, what it asks for, and the picture of its button. Source: decision 95. */
export function googleRoutes(): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  const open = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }
  app.get(`${googlePath}gp/p/js/pay.js`, (c) =>
    c.body(script, 200, { ...open, 'content-type': 'text/javascript' }),
  )
  app.get(`${googlePath}gp/p/sandbox/ready`, (c) => c.json({ ready: true }, 200, open))
  app.get(`${googlePath}instantbuy/:file`, (c) =>
    c.body(logo, 200, { ...open, 'content-type': 'image/svg+xml' }),
  )
  return app
}

interface Options {
  readonly environment?: string
  readonly paymentDataCallbacks: {
    readonly onPaymentAuthorized: (
      data: object,
    ) => Promise<{ readonly transactionState: 'SUCCESS' | 'ERROR' }>
  }
}

interface ButtonOptions {
  readonly onClick: () => void
  readonly buttonColor?: string
  readonly buttonType?: string
  readonly buttonLocale?: string | null
  readonly buttonSizeMode?: string
}

/**
 * Stands in for Google's `pay.js`: what Adyen's code uses of it, by the names of Google's documentation. It writes its style
 * sheet into the page, takes the picture of its button from another host and asks its own, as Google's does; its sheet lets a
 * tester choose a test card and stays open on a refusal. What it is told is kept in `window.googleSaid`. It is sent to the
 * browser as text, so it uses nothing from outside itself.
 */
function runPay(cards: Readonly<Record<string, string>>): void {
  const host = new URL((document.currentScript as HTMLScriptElement).src).origin
  const said: unknown[] = []

  const style = () => {
    if (document.getElementById('gpay-style') !== null) return
    const sheet = document.createElement('style')
    sheet.id = 'gpay-style'
    sheet.textContent = `
      .gpay-button { min-width: 90px; height: 40px; border: 0; border-radius: 4px; cursor: pointer; background: #000 center / 48px 20px no-repeat url("https://www.gstatic.com/instantbuy/dark_gpay.svg") }
      .gpay-button.white { background-color: #fff; border: 1px solid #747775 }
      .gpay-button.fill { width: 100%; height: 100% }
      .gpay-sheet { position: fixed; inset: auto 0 0; z-index: 9; padding: 16px; background: #fff; color: #000; max-height: 80vh; overflow: auto }
      .gpay-sheet button { display: block; margin: 4px 0 }`
    document.head.append(sheet)
  }

  /** The sheet: resolves with the card that was paid with, rejects as Google's does. */
  const openSheet = (request: object, authorize: (data: object) => Promise<{ transactionState: string }>) =>
    new Promise((resolve, reject) => {
      said.push({ request, isTapped: navigator.userActivation.isActive })
      const sheet = document.createElement('div')
      sheet.className = 'gpay-sheet'
      sheet.setAttribute('role', 'dialog')
      sheet.setAttribute('aria-label', 'Google Pay')
      const word = document.createElement('p')
      word.setAttribute('role', 'status')
      const button = (name: string, onClick: () => void) => {
        const made = document.createElement('button')
        made.type = 'button'
        made.textContent = name
        made.addEventListener('click', onClick)
        return made
      }
      const leave = () => sheet.remove()
      const fail = (statusCode: string) => {
        leave()
        reject(Object.assign({ statusCode, statusMessage: statusCode }, { toString: () => statusCode }))
      }
      const pay = async (number: string) => {
        word.textContent = 'One moment'
        const token = { protocolVersion: 'ECv2', signature: 'sandbox', signedMessage: btoa(number) }
        const data = {
          apiVersion: 2,
          apiVersionMinor: 0,
          paymentMethodData: {
            type: 'CARD',
            description: 'Visa •••• 1111',
            info: { cardNetwork: 'VISA', cardDetails: number.slice(-4) },
            tokenizationData: { type: 'PAYMENT_GATEWAY', token: JSON.stringify(token) },
          },
        }
        const answer = await authorize(data)
        said.push(answer)
        word.textContent = 'This card was not taken'
        if (answer.transactionState !== 'SUCCESS') return
        leave()
        resolve(data)
      }
      sheet.append(
        word,
        ...Object.entries(cards).map(([number, outcome]) =>
          button(`Pay: ${outcome}`, () => void pay(number)),
        ),
        button('Break', () => fail('DEVELOPER_ERROR')),
        button('Close', () => fail('CANCELED')),
      )
      document.body.append(sheet)
    })

  class PaymentsClient {
    private readonly options: Options
    constructor(options: Options) {
      this.options = options
      said.push({ environment: options.environment })
    }
    async isReadyToPay(request: object) {
      said.push({ isReadyToPay: request })
      const answer = await fetch(`${host}/gp/p/sandbox/ready`)
      return { result: answer.ok }
    }
    createButton({ onClick, buttonColor = 'default', buttonSizeMode, ...look }: ButtonOptions) {
      style()
      said.push({ buttonColor, ...look })
      const button = document.createElement('button')
      button.type = 'button'
      button.className = `gpay-button ${buttonColor} ${buttonSizeMode ?? ''}`
      button.setAttribute('aria-label', 'Google Pay')
      button.addEventListener('click', onClick)
      const place = document.createElement('div')
      place.className = buttonSizeMode ?? ''
      Object.assign(place.style, { width: '100%', height: '100%' })
      place.append(button)
      return place
    }
    loadPaymentData(request: object) {
      return openSheet(request, (data) => this.options.paymentDataCallbacks.onPaymentAuthorized(data))
    }
  }
  Object.assign(window, { google: { payments: { api: { PaymentsClient } } }, googleSaid: said })
}
