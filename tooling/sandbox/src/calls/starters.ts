import { starterWithChannel, starterWithChannelId } from '@topup/api-client/contract'
import type { ProviderKey } from '@topup/api-client/providers/allProviders'
import { allProviders } from '@topup/api-client/providers/allProviders'
import { defineCall } from './call.ts'
import type { CallContext } from './call.ts'
import type { PayRequest } from './placeOrder.ts'
import { placeOrder } from './placeOrder.ts'
import { payPageOf } from './orderOnce.ts'

/** Makes the order and answers with the provider's page. */
async function start(
  request: PayRequest,
  context: CallContext,
  call: { readonly starter: string; readonly provider: ProviderKey },
) {
  const order = await placeOrder(context, request, call)
  return { billing_no: order.billing_no, url: payPageOf(context, order.billing_no) }
}

/** The provider whose orders a path starts. An exchange of a prepaid card pays for no product, so it has no order to start. */
export const starterProviders: ReadonlyMap<string, ProviderKey> = new Map(
  allProviders.flatMap(({ kind, path, key }) => (kind === 'cardRecharge' ? [] : [[path, key]])),
)

/** Every payment starter that leads to a provider's page: one order per request. */
export const starterCalls = allProviders.flatMap((provider) => {
  if (provider.kind !== 'link') return []
  const call = { starter: provider.path, provider: provider.key }
  return provider.channelParameter === 'channel'
    ? [defineCall(starterWithChannel(provider), (request, context) => start(request, context, call))]
    : [defineCall(starterWithChannelId(provider), (request, context) => start(request, context, call))]
})
