import type { Language } from '@topup/domain'
import type { BrandStorage } from '../platform/brandStorage.ts'
import type { Clock } from '../platform/clock.ts'
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
  /** Called when the texts of the wanted language are there after all; shows them in place of `held`. */
  readonly showLate: (held: Language) => void
  readonly brandStorage: BrandStorage
  readonly clock: Pick<Clock, 'wait'>
}

/**
 * Finds texts for a page whose own could not be loaded: those that an earlier visit kept, or those of the default
 * language; without either it waits, because a page without texts is not drawn. The wanted texts are requested again
 * until they are there. Resolves to the language that can be shown. Source: spec §8 "Network errors", faults B-09.
 */
export async function rescueTexts(deps: RescueDeps): Promise<Language> {
  const { wanted, fallback, load, add, brandStorage, clock } = deps
  const found = async (): Promise<Language | null> => {
    const kept = keptTexts(brandStorage)
    if (kept?.language === wanted) return show(kept)
    if (fallback !== wanted && (await load(fallback))) return fallback
    return kept === null ? null : show(kept)
  }
  const show = ({ language, messages }: { language: Language; messages: Messages }) => {
    add(language, messages)
    return language
  }
  const first = await found()
  if (first !== null) {
    void askOn(deps, first)
    return first
  }
  for (let pause = pauseMs; ; pause = nextPause(pause)) {
    await clock.wait(pause)
    if (await load(wanted)) return wanted
    if (fallback === wanted || !(await load(fallback))) continue
    void askOn(deps, fallback)
    return fallback
  }
}

async function askOn({ wanted, load, showLate, clock }: RescueDeps, held: Language): Promise<void> {
  for (let pause = pauseMs; ; pause = nextPause(pause)) {
    await clock.wait(pause)
    if (await load(wanted)) return showLate(held)
  }
}

const nextPause = (pause: number): number => Math.min(2 * pause, longestPauseMs)
