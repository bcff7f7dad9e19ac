import { browserClock, leave, openPayDocument, runPayDocument } from '@topup/flows/headless'
import type { DropInModule, PayState, Received } from '@topup/flows/headless'
import type { CardSessions } from '../provider/cardSessions.ts'
import type { Random } from '../time/random.ts'
import { brand, dropInProvider } from '../world/brand.ts'
import type { CardKind } from '../world/brand.ts'
import type { World } from '../world/world.ts'
import type { CodeFetch } from './codeFetch.ts'
import type { Frame } from './frames.ts'
import type { Page } from './page.ts'

/** What the bank's page is told. */
export type ChallengeAnswer = 'Y' | 'N' | 'U'

/** A form of Adyen's as a player sees it. */
export interface CardForm {
  /** `fields`: a card can be typed; `paying`: its button turns; `challenge`: the bank's page asks. */
  readonly step: () => 'loading' | 'fields' | 'paying' | 'challenge'
  /** Types a card and sends it. The button sends once; the Enter key in a field sends as often as it is pressed. */
  readonly pay: (card: CardKind, by: 'button' | 'enter') => void
  /** Chooses a bank's own page in place of a card, and goes there. */
  readonly payAtBank: () => void
  readonly answer: (word: ChallengeAnswer) => void
}

/** One open pay document. */
export interface PayTab {
  readonly page: Page
  readonly frame: Frame
  /** `asking`: it has not been given anything yet. */
  state: PayState | 'asking'
  received: Received | null
  /** The provider's own page, where the document offers it. */
  payUrl: string | null
  /** The provider's form, once it is shown: its code says that its part is over, and whatever else it likes to say. */
  form: { end(word: unknown): void } | null
  /** Adyen's form, where it is that one. */
  card: CardForm | null
  /** The buttons of the document. */
  readonly leave: () => void
  readonly retry: () => void
}

/**
 * Opens the pay document in a page by the functions that `showPayDocument` calls, without drawing it. `moduleOf` makes
 * the provider's code for it; `onState` is called for every state that the player sees.
 */
export async function openPayTab(
  page: Page,
  deps: {
    readonly frame: Frame
    readonly moduleOf: (pay: PayTab) => DropInModule
    readonly onState: (pay: PayTab) => void
  },
): Promise<PayTab> {
  const browser = page.window
  const pay: PayTab = {
    page,
    frame: deps.frame,
    state: 'asking',
    received: null,
    payUrl: null,
    form: null,
    card: null,
    leave: () => leave(browser, { isOwnWindow: pay.received?.isOwnWindow ?? false }),
    retry: () => browser.location.reload(),
  }
  const start = async () => {
    const opened = await openPayDocument({ brand, dropIns: [deps.moduleOf(pay)] }, browser)
    if (opened === null) return
    pay.received = opened.received
    pay.payUrl = opened.payUrl
    runPayDocument({
      ...opened,
      makePlace: () => emptyPlace,
      onState: (state) => {
        pay.state = state
        if (state !== 'loading' && state !== 'open') [pay.form, pay.card] = [null, null]
        deps.onState(pay)
      },
    })
  }
  await page.run(() => void start())
  return pay
}

const nothing = () => undefined

/** The element for the form; the model of the provider's code says what stands there. */
const emptyPlace = {
  querySelector: () => null,
  setAttribute: nothing,
  removeAttribute: nothing,
} as unknown as HTMLElement

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

/** What the code of a form works with in a pay document. */
export interface FormDeps {
  readonly world: World
  readonly random: Random
  readonly code: CodeFetch
  readonly pay: PayTab
  readonly sessions: CardSessions
  readonly recorder: FormRecorder
  /** The browser leaves for a bank's page. */
  readonly redirects: () => void
}

/** A provider's code in a pay document: shows its form soon, late or never, breaks, or ends before it was used. */
export function createProviderForm({ world, random, code, pay, recorder }: FormDeps): DropInModule {
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
