import { browserClock } from '@topup/flows/headless'
import type { DropInModule } from '@topup/flows/headless'
import { dropInProvider } from '../world/brand.ts'
import type { Random } from '../time/random.ts'
import type { World } from '../world/world.ts'
import type { CodeFetch } from './codeFetch.ts'
import type { Page } from './page.ts'
import type { PayTab } from './payTab.ts'

/** What a provider's form tells whoever judges the run. */
export interface FormRecorder {
  /** It is called for, with these parameters. */
  asked(pay: PayTab, parameters: Readonly<Record<string, string>>): void
  /** A payment leaves it for the provider. */
  sent(pay: PayTab): void
  /** Its code says that its part is over. */
  ended(pay: PayTab): void
}

/** What a provider's code may claim, in its arguments; none of it is the service's word. */
export const claims: readonly unknown[] = [
  undefined,
  { resultCode: 'Authorised', status: 1, outcome: 'success' },
  { resultCode: 'Rejected', status: -2, outcome: 'fail' },
  { resultCode: 'Received' },
  'success',
  new Error('Network error'),
]

/** A provider's code in a pay document: shows its form soon, late or never, breaks, or ends before it was used. */
export function createProviderForm(deps: {
  readonly world: World<Page>
  readonly random: Random
  readonly code: CodeFetch
  readonly pay: PayTab
  readonly recorder: FormRecorder
}): DropInModule {
  const { world, random, code, pay, recorder } = deps
  return {
    provider: dropInProvider,
    mount: async ({ parameters, onEnd, onBroken }) => {
      recorder.asked(pay, parameters)
      await code.fetch()
      const manner = world.hasFaults()
        ? random.weighted({ shows: 12, late: 2, never: 1, breaks: 1, ends: 1 })
        : 'shows'
      if (manner !== 'shows') world.count(`form: ${manner}`)
      const end = (word: unknown) => {
        recorder.ended(pay)
        ;(onEnd as (word: unknown) => void)(word)
      }
      if (manner === 'never') return new Promise(() => {})
      await browserClock.wait(manner === 'late' ? random.between(5_000, 30_000) : random.between(50, 900))
      if (manner === 'breaks') return onBroken()
      if (manner === 'ends') return end(random.pickOf(claims))
      pay.form = {
        end: (word) => {
          end(word)
          // It may be called any number of times, and says what it likes after it.
          if (random.chance(0.3)) end(random.pickOf(claims))
          if (random.chance(0.2)) onBroken()
        },
      }
    },
  }
}
