import type { PageConfig } from '@topup/domain'
import type { ThemeInputs } from '@topup/ui-kit/theme'
import type { Services } from '../../store/services.ts'
import { forgetColors, keepColors, readKeptColors } from './keptColors.ts'
import { takeOffColors, wearColors } from './wearColors.ts'

/**
 * Dresses the store in the `brand_color` of each page config. A colour that differs from the brand's tint takes the
 * tint's place: what was derived from it last is set at once, and derived again by code that only such a store loads. Where
 * that code cannot be had, the store keeps the colours it has. Source: spec §3 "Page config", decision 73.
 */
export function followBrandColor(
  { catalogue, session, brandStorage }: Pick<Services, 'catalogue' | 'session' | 'brandStorage'>,
  theme: ThemeInputs,
  page: Document = document,
): () => void {
  let seen: PageConfig | null = null
  const dress = async ({ brandColor }: PageConfig, clientId: string) => {
    if (brandColor === null || brandColor === theme.tint) {
      forgetColors(brandStorage, clientId)
      return takeOffColors(page)
    }
    const kept = readKeptColors(brandStorage, clientId)
    if (kept !== null) wearColors(page, kept)
    const { deriveTheme, inputsNow } = await import('@topup/ui-kit/theme')
    const shown = inputsNow(theme, (mode) => isAskedFor(page, mode))
    const colors = deriveTheme({ ...shown, tint: brandColor })
    keepColors(brandStorage, clientId, colors)
    // Another game may have been chosen meanwhile.
    if (seen?.brandColor === brandColor) wearColors(page, colors)
  }
  const look = () => {
    const { pageConfig } = catalogue.getState()
    if (pageConfig.kind !== 'ready' || pageConfig.value === seen) return
    seen = pageConfig.value
    dress(seen, session.getState().clientId).catch(() => undefined)
  }
  look()
  return catalogue.subscribe(look)
}

const isAskedFor = ({ defaultView }: Document, mode: ThemeInputs['mode']) =>
  typeof defaultView?.matchMedia === 'function' &&
  defaultView.matchMedia(`(prefers-color-scheme: ${mode})`).matches
