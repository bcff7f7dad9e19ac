import type { DropInFacts } from './dropInFacts.ts'
import type { LinkProvider } from './paymentProvider.ts'

/** Alipay, wallet and card dialog. Source: spec §7 "Payment starters", §9 "Payment channel ids". */
export const alipay = {
  kind: 'link',
  key: 'alipay',
  path: '/api/pay/alipay_pay',
  channelIds: [11601, 11602],
  channelParameter: 'channel_id',
  dropIn: 'alipay',
} as const satisfies LinkProvider

/**
 * Alipay's card dialog, for cards alone: the wallet stays a link. Its script asks for its settings and for a token against fraud, and
 * leaves its frames to a host of its own. Source: decision 96.
 */
export const alipayDropIn: DropInFacts = {
  mark: 'sdk.marmot-cloud.com',
  hosts: () => ({
    scripts: ['https://sdk.marmot-cloud.com'],
    connect: ['https://config.marmot-cloud.com', 'https://imgs-sea-global.alipay.com'],
    images: [],
    frames: ['https://ac.alipay.com', 'https://checkout.antom.com'],
    inlineStyles: true,
  }),
}
