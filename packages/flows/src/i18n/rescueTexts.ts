import type { Language } from '@topup/domain'
import type { BrandStorage } from '../platform/brandStorage.ts'
import type { Clock } from '../platform/clock.ts'
import type { Visibility } from '../platform/visibility.ts'
import { keptTexts } from './keptTexts.ts'
import type { Messages } from './messages.ts'

/** The first pause before texts are requested again; it doubles up to `longestPauseMs`. */
const pauseMs = 4000
const longestPauseMs = 300_000

/** What is needed where the texts of the wanted language could not be loaded. */
export interface RescueDeps {
  readonly wanted: Language
  readonly fallback: Language
  /** Requests the texts of a language; whether they are there now. */
  readonly load: (language: Language) => Promise<boolean>
  readonly add: (language: Language, messages: Messages) => void
  /** The texts of the default language that came with the document; null without them. */
  readonly documentTexts: () => Messages | null
  /** Called when the texts of the wanted language are there after all; shows them in place of `held`. */
  readonly showLate: (held: Language) => void
  readonly brandStorage: BrandStorage
  readonly clock: Pick<Clock, 'wait'>
  readonly visibility: Pick<Visibility, 'onReturn'>
}

/**
 * Finds texts for a page whose own could not be loaded at the first try: by a second one, those that an earlier visit
 * kept, or those of the default language, which the document brings. Without any it waits, because a page without texts
 * is not drawn. The wanted texts are requested again until they are there, also as soon as the player or the network is
 * back. Resolves to the language that can be shown. Source: spec §8 "Network errors", faults B-09, decision 72.
 */
export async function rescueTexts(deps: RescueDeps): Promise<Language> {
  const { wanted, load, showLate } = deps
  if (await load(wanted)) return wanted
  const held = addTextsAtHand(deps)
  const late = askOn(deps)
  if (held === null) await late
  else void late.then(() => showLate(held))
  return held ?? wanted
}

/** Adds what is there without a request; the document's texts fill the gaps of older ones. */
function addTextsAtHand({ wanted, fallback, add, documentTexts, brandStorage }: RescueDeps): Language | null {
  const brought = documentTexts()
  if (brought !== null) add(fallback, brought)
  const kept = keptTexts(brandStorage)
  if (kept === null || (brought !== null && kept.language !== wanted)) return brought && fallback
  add(kept.language, kept.messages)
  return kept.language
}

/** Resolves when the wanted texts are there. */
async function askOn(deps: RescueDeps): Promise<void> {
  for (let pause = pauseMs; ; pause = Math.min(2 * pause, longestPauseMs)) {
    await waitForChance(deps, pause)
    if (await deps.load(deps.wanted)) return
  }
}

/** Resolves after the pause, or as soon as the player or the network is back. */
function waitForChance({ clock, visibility }: RescueDeps, pause: number): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const stop = visibility.onReturn(() => over.abort())
    const go = () => {
      stop()
      resolve()
    }
    clock.wait(pause, over.signal).then(go, go)
  })
}
