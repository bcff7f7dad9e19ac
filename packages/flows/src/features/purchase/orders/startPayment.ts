import {
  type ApiClient,
  type ApiEndpoint,
  type ApiError,
  type MalformedError,
  type PayStart,
  type RequestOf,
  cardRechargeStarter,
  decodeCardRecharge,
  decodePayStart,
  fitsRequest,
  inGameCardStarter,
  payParameters,
  readRepeatedOrder,
  saysWhatIsBought,
  starterWithChannel,
  starterWithChannelId,
} from '@topup/api-client'
import {
  type PurchaseSnapshot,
  type Result,
  entryOfBillingNo,
  externalOrderNamed,
  recipientOf,
} from '@topup/domain'
import type { CardTender, LinkProvider, StartPayment } from '../contracts.ts'
import { mayMeanPending } from './orderPoller.ts'
import { visitorOf } from '../../../store/state/sessionStore.ts'
import type { Services } from '../../../store/services.ts'

/** What goes along with every order besides its snapshot. */
export type PayContext = Parameters<typeof payParameters>[1]

/**
 * Makes the call of spec §7 "Payment starters". Only a well-formed envelope with a code other than 1 is a rejection;
 * a broken answer or none means "we do not know yet" (decision 27), and so does a success without a billing number.
 * `report` is called with a part of an answer that does not follow the protocol while the order itself is fine.
 */
export function createStartPayment(
  api: ApiClient,
  context: () => PayContext,
  report: (error: MalformedError) => void,
): StartPayment {
  return async (snapshot, provider, { apiOrigin, onSlow }) => {
    const parameters = payParameters(snapshot, context())
    if (!saysWhatIsBought(parameters)) return { kind: 'notSent' }
    const options = { origin: apiOrigin, onSlow }
    const answer =
      provider.kind === 'link'
        ? await sendToLink(api, { snapshot, provider, parameters, options, report })
        : await sendCard(api, { snapshot, tender: provider, parameters, options })
    if (answer === null) return { kind: 'notSent' }
    if (answer.ok) {
      const { billingNo, url, dropIn, apiOrigin: answeredBy } = answer.value
      if (billingNo === null) return { kind: 'unnumbered' }
      return { kind: 'ordered', billingNo, url, dropIn, apiOrigin: answeredBy }
    }
    const { error } = answer
    if (error.kind !== 'rejected') return { kind: 'unknown' }
    const running = readRepeatedOrder(error)
    if (error.reason === 'repeat' || running !== null) {
      const { billingNo, url } = running ?? { billingNo: null, url: null }
      const dropIn = provider.kind === 'link' ? supported(running?.dropIn ?? null, provider, report) : null
      return { kind: 'repeat', billingNo, url, dropIn, apiOrigin }
    }
    if (mayMeanPending(error)) return { kind: 'unknown' }
    return { kind: 'rejected', error }
  }
}

interface Sent {
  readonly snapshot: PurchaseSnapshot
  readonly parameters: ReturnType<typeof payParameters>
  readonly options: { readonly origin: string; readonly onSlow: () => void }
}

type StartedOrder = Pick<PayStart, 'billingNo' | 'url' | 'dropIn'>
type Started = Result<StartedOrder & { readonly apiOrigin: string }, ApiError>

/**
 * Sends a call with all its parameters; null when one is missing, because the service would reject it or, worse,
 * misread it.
 */
async function sendWhole<E extends ApiEndpoint>(
  api: ApiClient,
  { endpoint, request, options }: { endpoint: E; request: RequestOf<E>; options: Sent['options'] },
) {
  return fitsRequest(endpoint, request) ? api.call(endpoint, request, options) : null
}

interface SentToLink extends Sent {
  readonly provider: LinkProvider
  readonly report: (error: MalformedError) => void
}

async function sendToLink(
  api: ApiClient,
  { snapshot, provider, parameters, options, report }: SentToLink,
): Promise<Started | null> {
  const channel = String(snapshot.method.channelId)
  const answer =
    provider.channelParameter === 'channel'
      ? await sendWhole(api, {
          endpoint: starterWithChannel(provider),
          request: { ...parameters, channel },
          options,
        })
      : await sendWhole(api, {
          endpoint: starterWithChannelId(provider),
          request: { ...parameters, channel_id: channel },
          options,
        })
  if (!answer?.ok) return answer
  const start = decodePayStart(answer.value.content)
  const dropIn = supported(start.dropIn, provider, report)
  return started({ ...start, dropIn }, answer.value.apiOrigin)
}

/**
 * A drop-in that this build does not include counts as none, so that the order is paid by its link, and is reported: a
 * name that one side spells otherwise would be missed by nobody. Source: decisions 13 and 20.
 */
function supported(
  named: PayStart['dropIn'],
  { path, dropIn }: LinkProvider,
  report: (error: MalformedError) => void,
): PayStart['dropIn'] {
  if (named === null || named.provider === dropIn) return named
  report({
    kind: 'malformed',
    endpoint: path,
    path: 'drop_in.provider',
    expected: dropIn ?? 'no drop-in',
    mayHaveTakenEffect: true,
  })
  return null
}

/**
 * A card has no payment page: its billing record alone says that there is an order. Source: spec §7 "Card recharge".
 */
async function sendCard(
  api: ApiClient,
  { snapshot, tender, parameters, options }: Sent & { readonly tender: CardTender },
): Promise<Started | null> {
  const { provider, card } = tender
  if (provider.kind === 'inGameCard') {
    const channel_id = String(snapshot.method.channelId)
    const request = { ...parameters, channel_id, ...card }
    const answer = await sendWhole(api, { endpoint: inGameCardStarter(provider), request, options })
    if (!answer?.ok) return answer
    const { billingNo } = decodePayStart(answer.value.content)
    return started({ billingNo, url: null, dropIn: null }, answer.value.apiOrigin)
  }
  const { client_id, platform, areaId, session_id } = parameters
  const server_id = parameters.server_id ?? ''
  const role_id = parameters.role_id ?? ''
  const request = { client_id, server_id, role_id, platform, areaId, session_id, ...card }
  const answer = await sendWhole(api, { endpoint: cardRechargeStarter(provider), request, options })
  if (!answer?.ok) return answer
  const { billingNo } = decodeCardRecharge(answer.value.content, snapshot.payable.currency)
  return started({ billingNo, url: null, dropIn: null }, answer.value.apiOrigin)
}

const started = ({ billingNo, url, dropIn }: StartedOrder, apiOrigin: string): Started => ({
  ok: true,
  value: { billingNo, url, dropIn, apiOrigin },
})

/**
 * Records an order that an answer named, for the player and character that the answer was about, unless this device
 * already knows the order. Source: decision 46.
 */
export function keepNamed(
  {
    journal,
    session,
    selection,
    clock,
    api,
  }: Pick<Services, 'journal' | 'session' | 'selection' | 'clock' | 'api'>,
  billingNo: string,
): void {
  journal.getState().reload()
  const buyer = visitorOf(session.getState())
  const { clientId, game, region } = session.getState()
  const { area, server, character } = selection.getState().selection
  const isKnown = entryOfBillingNo(journal.getState().journal, billingNo) !== null
  if (isKnown || buyer.kind === 'guest') return
  const asker = recipientOf({
    buyer,
    game: { clientId, name: game?.name ?? clientId ?? '' },
    isAreaRole: area !== null,
    area,
    server,
    character,
  })
  if (!asker.ok) return
  const named = {
    billingNo,
    apiOrigin: api.currentOrigin(),
    nowMs: clock.now(),
    asker: asker.value,
    paymentRegion: region,
  }
  journal.getState().record(externalOrderNamed(named))
}
