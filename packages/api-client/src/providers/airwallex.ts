import type { DropInFacts } from './dropInFacts.ts'
import type { LinkProvider } from './paymentProvider.ts'

/** Airwallex, with a card form. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const airwallex = {
  kind: 'link',
  key: 'airwallex',
  path: '/api/pay/airwallex',
  channelIds: [10601],
  channelParameter: 'channel_id',
  dropIn: 'airwallex',
} as const satisfies LinkProvider

/**
 * Airwallex's card form: a script and a frame of the same host, one for real money and one for tests. The frame has its own calls and
 * pictures. Source: decision 96.
 */
export const airwallexDropIn: DropInFacts = {
  mark: 'checkout.airwallex.com',
  hosts: () => {
    const checkout = ['https://checkout.airwallex.com', 'https://checkout-demo.airwallex.com']
    return {
      scripts: checkout,
      connect: checkout,
      images: [],
      // The bank that asks for 3-D Secure 2 may have a frame in the page itself. Source: decision 94.
      frames: [...checkout, 'https:'],
    }
  },
}
