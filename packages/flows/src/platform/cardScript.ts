/** The only policy that may make script addresses; the store's Content-Security-Policy names no other. */
const policyName = 'app'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown }
}

/** The parts of a window that are needed to add a script. */
export type CardScriptBrowser = Pick<Window, 'document'> & { readonly trustedTypes?: TrustedTypes }

/**
 * Adds a brand's third-party card script, from exactly this address and nowhere else. Source: spec §1 "a third-party
 * card payment script is loaded after page load".
 */
export function addCardScript(url: string, browser: CardScriptBrowser): void {
  const policy = browser.trustedTypes?.createPolicy(policyName, {
    createScriptURL: (wanted) => {
      if (wanted !== url) throw new Error('Not the card script')
      return wanted
    },
  })
  const script = browser.document.createElement('script')
  script.async = true
  script.referrerPolicy = 'no-referrer'
  Object.assign(script, { src: policy?.createScriptURL(url) ?? url })
  browser.document.head.append(script)
}
