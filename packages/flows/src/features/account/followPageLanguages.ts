import { narrowLanguage } from './narrowLanguage.ts'

/**
 * Narrows the language to those that the page config of the chosen game allows, now and with every new config. Returns
 * a function that stops it. Source: decision 56.
 */
export function followPageLanguages(
  services: Parameters<typeof narrowLanguage>[0],
  { languages }: Pick<Navigator, 'languages'>,
): () => void {
  void narrowLanguage(services, languages)
  return services.catalogue.subscribe(({ pageConfig }, before) => {
    if (pageConfig !== before.pageConfig) void narrowLanguage(services, languages)
  })
}
