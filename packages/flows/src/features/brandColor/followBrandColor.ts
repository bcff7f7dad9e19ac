import type { PageConfig } from '@topup/domain'
import { followMedia } from '@topup/ui-kit/mediaQuery'
import type { ThemeInputs, deriveTheme, twinOf } from '@topup/ui-kit/theme'
import type { Services } from '../../store/services.ts'
import {
  type KeptColors,
  darkQuery,
  forgetColors,
  keepColors,
  readKeptColors,
  removeColors,
  setColors,
} from './keptColors.ts'

/** Loads what derives the colours of a theme. */
type LoadTheme = () => Promise<{ readonly deriveTheme: typeof deriveTheme; readonly twinOf: typeof twinOf }>

/**
 * Colours the store by the `brand_color` of each page config. A colour that differs from the brand's tint takes the
 * tint's place: what was derived from it last is set at once, and derived again by code that only such a store loads. Where
 * that code cannot be loaded, the store keeps the colours it has. Source: spec §3 "Page config", decision 73.
 */
export function followBrandColor(
  { catalogue, session, brandStorage }: Pick<Services, 'catalogue' | 'session' | 'brandStorage'>,
  theme: ThemeInputs,
  load: LoadTheme,
  page: Document = document,
): () => void {
  let seen: PageConfig | null = null
  let shown: KeptColors | null = null
  const show = (colors: KeptColors | null) => {
    shown = colors
    if (colors !== null) setColors(page, colors)
  }
  const follow = async ({ brandColor }: PageConfig, clientId: string) => {
    if (brandColor === null || brandColor === theme.tint) {
      forgetColors(brandStorage, clientId)
      shown = null
      return removeColors(page)
    }
    show(readKeptColors(brandStorage, clientId) ?? shown)
    const colors = await derive(load, { ...theme, tint: brandColor })
    keepColors(brandStorage, clientId, colors)
    // Another game may have been chosen meanwhile.
    if (seen?.brandColor === brandColor) show(colors)
  }
  const look = () => {
    const { pageConfig } = catalogue.getState()
    if (pageConfig.kind !== 'ready' || pageConfig.value === seen) return
    seen = pageConfig.value
    const { clientId } = session.getState()
    if (clientId !== null) follow(seen, clientId).catch(() => undefined)
  }
  look()
  const stop = catalogue.subscribe(look)
  // The phone may turn to the other mode.
  const unfollow = followMedia(darkQuery, () => show(shown), page.defaultView)
  return () => {
    stop()
    unfollow()
  }
}

/** The colours in the brand's mode, and in the other one where the brand follows the phone. Source: decision 73. */
async function derive(load: LoadTheme, inputs: ThemeInputs): Promise<KeptColors> {
  const { deriveTheme, twinOf } = await load()
  const twin = twinOf(inputs)
  return {
    [inputs.mode]: deriveTheme(inputs),
    ...(twin !== null && { [twin.mode]: deriveTheme(twin) }),
  }
}
