/**
 * How players reach customer service: a page (an https address), e-mail, or inside the game. Source: spec §1
 * "Support is through customer service", decision 64.
 */
export type CustomerService =
  | { readonly kind: 'page'; readonly url: string }
  | { readonly kind: 'mail'; readonly address: string }
  | { readonly kind: 'inGame' }

/** The customer service of a deployment, which may have its own in place of the brand's. Source: decision 64. */
export const customerServiceOf = (
  brand: { readonly customerService: CustomerService },
  deployment: { readonly customerService?: CustomerService },
): CustomerService => deployment.customerService ?? brand.customerService

/**
 * Where a tap leads for help: an address for the browser or its mail program; null where help is inside the
 * game. Source: decision 64.
 */
export function helpAddress(service: CustomerService): string | null {
  if (service.kind === 'page') return service.url
  return service.kind === 'mail' ? `mailto:${service.address}` : null
}
