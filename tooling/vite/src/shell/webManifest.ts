import { directionOf, htmlLang } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'
import { screenshots } from '../installation/screenshots.ts'

/** Colours that an installed store shows before it has started, as `#rrggbb`. */
export interface ManifestColors {
  readonly background: string
  readonly theme: string
}

/** What a manifest says in the language of the store. */
export interface ManifestTexts {
  readonly topUp: string
  readonly orders: string
}

/**
 * The web app manifest of a store, as JSON text: with what browsers want before they offer to install it (icons, one of them
 * maskable, and pictures of the store), and shortcuts to the products and the orders. Source: spec §7 "pwa", decision 97.
 */
export function webManifest(brand: BrandConfig, colors: ManifestColors, texts: ManifestTexts): string {
  const lang = htmlLang(brand.defaultLanguage)
  const icon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' }
  const largeIcon = { src: '/icon-512.png', sizes: '512x512', type: 'image/png' }
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon] })
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    lang,
    dir: directionOf(brand.defaultLanguage),
    start_url: '/selectGoods',
    scope: '/',
    display: 'standalone',
    background_color: colors.background,
    theme_color: colors.theme,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { ...icon, purpose: 'any' },
      { ...largeIcon, purpose: 'any' },
      // Its drawing lies inside the circle that every mask leaves.
      { ...largeIcon, purpose: 'maskable' },
    ],
    shortcuts: [shortcut(texts.topUp, '/selectGoods'), shortcut(texts.orders, '/my')],
    screenshots: screenshots.map(({ file, width, height, form }) => ({
      src: `/${file}`,
      sizes: `${width}x${height}`,
      type: 'image/jpeg',
      form_factor: form,
      label: brand.name,
    })),
  })
}
