import { adyen } from '@topup/flows/dropIns/adyen'
// Loaded before any run: code that is fetched in the middle of one would come at a time of its own.
import '@topup/flows/dropIns/adyen/cardForm'
import '@topup/flows/dropIns/adyenForm'
import type { DropInModule } from '@topup/flows/headless'
import type { FormDeps } from '../payTab.ts'
import { createPspLink } from './pspLink.ts'
import { placeAdyen } from './sdk.ts'

/** The store's own module for Adyen in a pay document, over the model of its SDK. */
export function createAdyenForm(deps: FormDeps): DropInModule {
  const { world, random, code, pay, sessions, recorder, redirects } = deps
  placeAdyen(pay.page.window, {
    callPsp: createPspLink({ world, random, page: pay.page, sessions }),
    fields: () => {
      const manner = world.hasFaults() ? random.weighted({ come: 12, late: 2, never: 1, break: 1 }) : 'come'
      if (manner !== 'come') world.count(`fields: ${manner}`)
      return manner
    },
    asked: (session) => recorder.asked(pay, { ...session }),
    sent: () => recorder.sent(pay),
    shows: (form) => {
      pay.card = form
    },
    redirects,
  })
  return {
    ...adyen,
    mount: async (start) => {
      await code.fetch()
      await adyen.mount(start)
    },
  }
}
