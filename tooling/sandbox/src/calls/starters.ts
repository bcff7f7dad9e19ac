import * as contract from '@topup/api-client/contract'
import type { ProviderKey } from '../seed/channels.ts'
import { defineCall } from './call.ts'
import type { CallContext } from './context.ts'
import type { PayRequest } from './placeOrder.ts'
import { placeOrder } from './placeOrder.ts'
import { payPageOf } from './repeat.ts'

/** Makes the order and answers with the provider's page. */
async function start(
  request: PayRequest,
  context: CallContext,
  call: { readonly starter: string; readonly provider: ProviderKey },
) {
  const order = await placeOrder(context, request, call)
  return { billing_no: order.billing_no, url: payPageOf(context, order.billing_no) }
}

const withChannelId = [
  ['myCardBilling', contract.payMyCardBilling],
  ['myCardKouDian', contract.payMyCardKouDian],
  ['airwallex', contract.airwallexPay],
  ['platform', contract.platformPay],
  ['xsolla', contract.xsollaPay],
  ['paypal', contract.paypalPay],
  ['codapay', contract.codapayPay],
  ['naver', contract.naverPay],
  ['alipay', contract.alipayPay],
  ['adyen', contract.adyenPay],
  ['travellet', contract.travelletPay],
  ['krNaver', contract.krNaverPay],
  ['krWelcome', contract.krWelcomePay],
  ['krKakao', contract.krKakaoPay],
] as const

const withChannel = [
  ['razerGold', contract.razerGoldPay],
  ['pagsmile', contract.pagsmilePay],
  ['payermax', contract.payermaxPay],
  ['pingpongx', contract.pingpongxPay],
  ['ebanx', contract.ebanxPay],
] as const

/** The provider whose orders a path starts. */
export const starterProviders: ReadonlyMap<string, ProviderKey> = new Map([
  ...[...withChannelId, ...withChannel].map(([provider, { path }]) => [path, provider] as const),
  [contract.payMyCardInGame.path, 'myCardInGame'],
])

/** Every payment starter that leads to a provider's page: one order per request. */
export const starterCalls = [
  ...withChannelId.map(([provider, endpoint]) =>
    defineCall(endpoint, (request, context) => start(request, context, { starter: endpoint.path, provider })),
  ),
  ...withChannel.map(([provider, endpoint]) =>
    defineCall(endpoint, (request, context) => start(request, context, { starter: endpoint.path, provider })),
  ),
]
