interface Rules {
  createHTML(markup: string): string
  createScriptURL(address: string): string
  createScript(): string
}

/** The part of a window that decides which texts may become scripts; missing in browsers without trusted types. */
export interface GuardedBrowser {
  readonly trustedTypes?: {
    readonly defaultPolicy?: unknown
    createPolicy(name: string, rules: Rules): unknown
  }
}

/**
 * Lets a provider's script work in this document, whose policy requires trusted types: it adds scripts by their address and
 * markup as text, like any script that does not know of them. From here on, addresses of `hosts` and of our own origin may become
 * scripts, no text may, and markup may be written: a handler or a script inside of it is held back by the policy all the same.
 * A document that runs no such script never calls this, and stays without a policy of its own. Source: decision 96.
 */
export function guardScripts(
  hosts: readonly string[],
  browser: GuardedBrowser & Pick<Window, 'location'> = window as GuardedBrowser & Window,
): void {
  const types = browser.trustedTypes
  // The name `default` can be given once for each document.
  if (types === undefined || (types.defaultPolicy ?? null) !== null) return
  const { origin, href } = browser.location
  types.createPolicy('default', {
    createHTML: (markup) => markup,
    createScriptURL: (address) => {
      if ([origin, ...hosts].includes(new URL(address, href).origin)) return address
      throw new TypeError('Not a script of the payment provider')
    },
    createScript: () => {
      throw new TypeError('No text becomes a script here')
    },
  })
}
