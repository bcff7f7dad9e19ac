import { ApplePay } from '@adyen/adyen-web'

export { ApplePay }

/** Where Adyen's code looks for Apple's script, and waits for it. */
const appleScript = 'https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js'

/** A namespace in which a `script` is an element like any other: it loads nothing and runs nothing. */
const noNamespace = 'urn:topup:apple-pay'

/**
 * Whether this browser has Apple Pay by itself. Apple's script, which draws its button and brings Apple Pay to other
 * browsers, is a third party's, changes under its address, and would stand beside the fields of a card: it is not loaded.
 * Source: decision 95.
 */
export const hasApplePay = (browser: Window): boolean =>
  'ApplePaySession' in browser && browser.location.protocol === 'https:'

/**
 * Does what Adyen's code needs of Apple's script where the browser has Apple Pay: says that it is loaded, by an element that
 * is none, and makes the button, which the browser draws itself (`adyen.css`). The button is one for a keyboard and a screen
 * reader too. May be called again.
 */
export function prepareApplePay(page: Document, browser: Window & typeof globalThis): void {
  if (page.querySelector(`script[src="${appleScript}"]`) === null) {
    const mark = page.createElementNS(noNamespace, 'script')
    mark.setAttribute('src', appleScript)
    mark.setAttribute('data-script-loaded', 'true')
    page.body.append(mark)
  }
  const { customElements, HTMLElement: Base } = browser
  if (customElements.get('apple-pay-button') !== undefined) return
  customElements.define(
    'apple-pay-button',
    class extends Base {
      connectedCallback() {
        this.tabIndex = 0
        this.setAttribute('role', 'button')
        this.setAttribute('aria-label', 'Apple Pay')
        this.onkeydown = (event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          // Adyen's form would send itself at "Enter", and the sheet would open twice.
          event.stopPropagation()
          this.click()
        }
      }
    },
  )
}
