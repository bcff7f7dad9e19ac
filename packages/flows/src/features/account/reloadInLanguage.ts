import type { Services } from '../../store/services.ts'

/**
 * Loads again what arrives in the language of the request: products, servers and characters. Lists on screen that
 * have a store of their own (rewards, coupons, payment methods) follow the language themselves. Source: spec §7
 * `spec_lang`.
 */
export function reloadInLanguage({ catalogue, roster }: Pick<Services, 'catalogue' | 'roster'>): void {
  void catalogue.getState().load()
  if (roster.getState().roster.kind === 'ready') void roster.getState().load()
}
