import type { BrandApp } from '@topup/vite'

/** Channels that spec §9 does not name, each with the starter that the store takes it for. Source: decision 110. */
export const assumedChannels: Readonly<Record<number, string>> = {
  10101: '/api/pay/razer_gold_pay',
  10501: '/api/pay/pagsmile_pay',
  10601: '/api/pay/airwallex',
  10701: '/api/pay/travellet_pay',
  10801: '/api/pay/pingpongx_pay',
  10901: '/api/pay/naver_pay',
  11901: '/api/kr_pay/naver_pay',
  11902: '/api/kr_pay/welcome_pay',
  11903: '/api/kr_pay/kakao_pay',
}

/** Something that the code assumes of a publisher's service. */
interface Assumption {
  readonly field: string
  readonly assumed: string
  /** The drop-in that it is about; a store without it need not have it confirmed. */
  readonly dropIn?: BrandApp['dropIns'][number]
}

/** What is assumed until the publisher of a brand confirms it in `apps/<brand>/confirmed.json`. Source: decision 52. */
const assumptions: readonly Assumption[] = [
  { field: 'game_channel_id', assumed: 'is sent as the gp_id of the game' },
  { field: 'channel', assumed: 'is sent in place of channel_id by the starters that say so' },
  {
    field: 'drop_in.parameters (airwallex)',
    assumed: 'are environment, intentId, clientSecret and currency of a payment intent',
    dropIn: 'airwallex',
  },
  {
    field: 'drop_in.parameters (alipay)',
    assumed: 'are environment and sessionData of a payment session',
    dropIn: 'alipay',
  },
  {
    field: 'drop_in.parameters (krWelcome)',
    assumed: 'are the fields of the card script, which is WelcomePay.open(fields, closed)',
    dropIn: 'krWelcome',
  },
  { field: 'point_to_coin', assumed: 'is read and shown nowhere: its direction is not stated' },
  { field: 'isPointCard', assumed: 'marks a 43-point card among the goods' },
  ...Object.entries(assumedChannels).map(([id, path]) => ({
    field: `channel_id ${id}`,
    assumed: `is paid through ${path}`,
  })),
  {
    field: 'channel_id 11701, 11702',
    assumed: 'are gift cards that are typed in on the page of platform_pay, not in the store',
  },
  {
    field: 'methodsApart.localProviderChannelId',
    assumed: 'is stated by no store: which channel is the local provider that is not listed is not known',
  },
]

/** What is assumed of the service of a store with these drop-ins. */
export const assumptionsFor = (dropIns: BrandApp['dropIns']): readonly Assumption[] =>
  assumptions.filter(({ dropIn }) => dropIn === undefined || dropIns.includes(dropIn))
