import type { DropInFacts } from './dropInFacts.ts'
import type { LinkProvider } from './paymentProvider.ts'

/** Welcome Payments; its dialog opens by the brand's card script. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const krWelcome = {
  kind: 'link',
  key: 'krWelcome',
  path: '/api/kr_pay/welcome_pay',
  channelIds: [11902],
  channelParameter: 'channel_id',
  dropIn: 'krWelcome',
  dropInNeeds: 'cardScript',
} as const satisfies LinkProvider

/**
 * Welcome's dialog: the host of the script is a fact of the brand, so none is named here. The dialog frames its own host, and after
 * that the page of a card company, which no list contains. Source: decision 98.
 */
export const krWelcomeDropIn: DropInFacts = {
  mark: 'WelcomePay',
  needsCardScript: true,
  hosts: () => ({ scripts: [], connect: [], images: [], frames: ['https:'] }),
}
