import { decodeMethodRegions, getPaywayList } from '@topup/api-client'
import {
  namedId,
  noPaymentSelection,
  rechargeKeyOf,
  reducePaymentSelection,
  visibleRegions,
} from '@topup/domain'
import type { MethodRegion, PaymentSelectionEvent } from '@topup/domain'
import { latestOnly, loading } from '../../../store/state/loadable.ts'
import type { RechargeAccess, RechargeDeps } from './rechargeState.ts'

/** The payment methods of one recharge and the choice among them. Source: spec §4 "Recharge flow", §5 "Method visibility". */
export function createRechargeMethods(deps: RechargeDeps, { getState, setState }: RechargeAccess) {
  const { api, platform, session, selection } = deps
  const latest = latestOnly()
  /** Methods are cached per client and payment region (spec §4), and per language, in which their names arrive. */
  const cache = new Map<string, readonly MethodRegion[]>()

  const choose = (event: PaymentSelectionEvent) => {
    const payment = reducePaymentSelection(getState().payment, event)
    setState({ payment })
    const { choice } = payment
    // What was not chosen by the player is not kept, and leaving the second popup chooses nothing.
    if (choice.kind === 'nothing' || event.kind === 'regionsLoaded' || event.kind === 'subMethodsClosed')
      return
    const rechargeKey = choice.kind === 'method' ? rechargeKeyOf(choice.picked) : null
    selection.getState().change((held) => ({
      ...held,
      region: choice.region,
      rechargeKey: choice.kind === 'choosingSubMethod' ? held.rechargeKey : rechargeKey,
    }))
  }

  const show = (regions: readonly MethodRegion[]) => {
    const held = selection.getState().selection
    const priceMinor = getState().product?.price?.minorUnits ?? 0
    const skippedChannelIds = new Set(unsupportedChannels(regions, deps.isChannelSupported))
    const offered = regions.filter(({ region }) => deps.isCountryOffered?.(region) ?? true)
    const visible = visibleRegions(offered, { priceMinor, platform, skippedChannelIds })
    setState({ methods: { kind: 'ready', value: visible }, payment: noPaymentSelection })
    choose({
      kind: 'regionsLoaded',
      regions: visible,
      storedRegion: held.region,
      storedRechargeKey: held.rechargeKey,
    })
  }

  /** Nothing is chosen: the card itself pays. Source: spec §4 "Card mode is entered for 43-point card goods". */
  const showPointCard = (region: string) => {
    const method = deps.pointCardMethod()
    const regions = method === null ? [] : [{ region, methods: [method] }]
    const choice =
      method === null
        ? noPaymentSelection.choice
        : { kind: 'method' as const, region, picked: { method, subMethod: null } }
    setState({ methods: { kind: 'ready', value: regions }, payment: { regions, choice } })
  }

  const load = async () => {
    const { product } = getState()
    if (product === null) return
    const isLatest = latest()
    const { clientId, region } = session.getState()
    if (product.isPointCard) return showPointCard(region)
    const key = [clientId, region, deps.decoding().languages?.[0]].join(' ')
    const cached = cache.get(key)
    if (cached !== undefined) return show(cached)
    setState({ methods: loading })
    const answer = await api.call(getPaywayList, {
      client_id: clientId,
      product_id: namedId(product.productId),
      platform,
      domain_area: region,
    })
    if (!isLatest()) return
    if (!answer.ok) {
      deps.onError(answer.error, true)
      return setState({ methods: { kind: 'failed', error: answer.error } })
    }
    const regions = decodeMethodRegions(answer.value.content, deps.decoding())
    cache.set(key, regions)
    show(regions)
  }

  /** An answer for another product is no longer wanted. */
  const forget = () => void latest()
  return { choose, load, forget }
}

function unsupportedChannels(
  regions: readonly MethodRegion[],
  isSettled: (channelId: number) => boolean,
): readonly number[] {
  const options = regions.flatMap(({ methods }) =>
    methods.flatMap((method) => [method, ...method.subMethods]),
  )
  return options.flatMap(({ channelId }) => (channelId === null || isSettled(channelId) ? [] : [channelId]))
}
