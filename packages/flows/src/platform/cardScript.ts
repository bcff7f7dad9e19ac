import type { CardScript } from '@topup/domain'

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
 * Adds a brand's third-party card script, from exactly this address and nowhere else, and where its hash is known only
 * the script with that hash. Source: spec §1 "a third-party
 * card payment script is loaded after page load".
 */
export function addCardScript({ url, integrity }: CardScript, browser: CardScriptBrowser): void {
  const policy = browser.trustedTypes?.createPolicy(policyName, {
    createScriptURL: (wanted) => {
      if (wanted !== url) throw new Error('Not the card script')
      return wanted
    },
  })
  const script = browser.document.createElement('script')
  script.async = true
  script.referrerPolicy = 'no-referrer'
  if (integrity !== undefined) {
    // A hash is compared only when the script comes with CORS.
    script.crossOrigin = 'anonymous'
    script.integrity = integrity
  }
  Object.assign(script, { src: policy?.createScriptURL(url) ?? url })
  browser.document.head.append(script)
}
