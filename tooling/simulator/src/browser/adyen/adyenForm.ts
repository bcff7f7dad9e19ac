import { adyen } from '@topup/flows/dropIns/adyen'
// Loaded before any run: code that is fetched in the middle of one would come at a time of its own.
import '@topup/flows/dropIns/adyen/cardForm'
import '@topup/flows/dropIns/adyenForm'
import type { DropInModule } from '@topup/flows/headless'
import type { CardSessions } from '../../provider/cardSessions.ts'
import type { Random } from '../../time/random.ts'
import type { World } from '../../world/world.ts'
import type { CodeFetch } from '../codeFetch.ts'
import type { Page } from '../page.ts'
import type { FormRecorder, PayTab } from '../payTab.ts'
import { placeAdyen } from './sdk.ts'
import { type AdyenHost, createPspLink } from './pspLink.ts'

/** The store's own module for Adyen in a pay document, over the model of its SDK. */
export function createAdyenForm(deps: {
  readonly world: World<Page>
  readonly random: Random
  readonly code: CodeFetch
  readonly pay: PayTab
  readonly sessions: CardSessions
  readonly recorder: FormRecorder
  readonly redirects: (pay: PayTab) => void
}): DropInModule {
  const { world, random, code, pay, sessions, recorder } = deps
  const fields = (): ReturnType<AdyenHost['fields']> => {
    const manner = world.hasFaults() ? random.weighted({ come: 12, late: 2, never: 1, break: 1 }) : 'come'
    if (manner !== 'come') world.count(`fields: ${manner}`)
    return manner
  }
  placeAdyen(pay.page.window, {
    psp: createPspLink({ world, random, page: pay.page, sessions }),
    fields,
    asked: (session) => recorder.asked(pay, { ...session }),
    sent: () => recorder.sent(pay),
    shows: (form) => {
      pay.card = form
    },
    redirects: () => deps.redirects(pay),
  })
  return {
    ...adyen,
    mount: async (start) => {
      await code.fetch()
      await adyen.mount(start)
    },
  }
}
