import { directionOf, htmlLang } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'

/** Colours that an installed store shows before it has started, as `#rrggbb`. */
export interface ManifestColors {
  readonly background: string
  readonly theme: string
}

/** The web app manifest of a store, as JSON text. */
export function webManifest(brand: BrandConfig, colors: ManifestColors): string {
  const lang = htmlLang(brand.defaultLanguage)
  const direction = directionOf(brand.defaultLanguage)
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    lang,
    dir: direction,
    start_url: '/selectGoods',
    scope: '/',
    display: 'standalone',
    background_color: colors.background,
    theme_color: colors.theme,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
