import { errorCodes } from '@topup/api-client'
import type { ApiClient, ApiError } from '@topup/api-client'
import { errorOf, rejection } from './fakeApi.ts'
import type { FakeAnswer } from './fakeApi.ts'

/** What happens to one call of a payment starter: whether an order is made, and what the player's page receives. */
export type StarterFate =
  | 'ordered'
  | 'orderedWithoutLink'
  | 'orderedBadLink'
  /** An order is made and the answer never comes. */
  | 'answerLost'
  /** Nothing reaches the service. */
  | 'requestLost'
  | 'malformed'
  | 'noNumber'
  | 'rejected'
  /** The first request makes an order; the browser's own repetition is rejected, and the page receives only that. */
  | 'orderedThenRejected'
  | 'repeat'

/** One order in the service's books. */
export interface LedgerOrder {
  readonly billingNo: string
  readonly sessionId: string
  readonly request: Request
  status: 1 | -1 | -2
}

type Request = Readonly<Record<string, string | null | undefined>>

/** A call that the service has received and that a test has not answered yet. */
export interface HeldCall {
  readonly page: string
  readonly path: string
  readonly request: Request
  readonly origin: string | undefined
  /** Reports to the page that 10 s have passed. */
  slow(): void
}

/** A service with a ledger. Calls wait until a test answers them, in any order. */
export interface FakeService {
  readonly ledger: readonly LedgerOrder[]
  readonly held: readonly HeldCall[]
  /** Every starter call that was received, by session id. */
  readonly starters: readonly HeldCall[]
  /** Billing numbers that reached a page that was still open. */
  readonly told: ReadonlySet<string>
  /** The answers of full queries that reached a page that was still open: `number status`. */
  readonly finalWords: ReadonlySet<string>
  /** The client of one page. */
  connect(page: string): ApiClient
  answerStarter(call: HeldCall, fate: StarterFate): void
  /**
   * Answers an order query; `simpleStatus` replaces the ledger's status in a simple query, `billingNo` the
   * order that is named.
   */
  answerStatus(call: HeldCall, over?: { readonly simpleStatus?: unknown; readonly billingNo?: string }): void
  lose(call: HeldCall): void
  /** Answers an order query with a code. */
  reject(call: HeldCall, code: number): void
  /** Closes the page: none of its calls is answered any more. */
  disconnect(page: string): void
}

const apiOrigin = 'https://api.store.example'
const statusPath = '/api/pay/getOrderInfo'

const network: ApiError = { kind: 'network', endpoint: '', hostsTried: [apiOrigin], mayHaveTakenEffect: true }
const malformed: ApiError = {
  kind: 'malformed',
  endpoint: '',
  path: '',
  expected: '',
  mayHaveTakenEffect: true,
}
const rejected = (code: number, carried: unknown = null): FakeAnswer => rejection(code, 'no', carried)

/** Makes a service without orders. */
export function createFakeService(): FakeService {
  const ledger: LedgerOrder[] = []
  const told = new Set<string>()
  const finalWords = new Set<string>()
  const starters: HeldCall[] = []
  const waiting = new Map<HeldCall, (answer: FakeAnswer) => void>()

  const reply = (call: HeldCall, answer: FakeAnswer) => {
    const resolve = waiting.get(call)
    waiting.delete(call)
    resolve?.(answer)
  }
  const makeOrder = ({ request }: HeldCall): LedgerOrder => {
    const sessionId = request.session_id ?? ''
    const order: LedgerOrder = { billingNo: `B${ledger.length + 1}`, sessionId, request, status: -1 }
    ledger.push(order)
    return order
  }
  const tell = (order: LedgerOrder): string => {
    told.add(order.billingNo)
    return order.billingNo
  }
  const orderOf = ({ request }: HeldCall) =>
    ledger.find(({ billingNo, sessionId }) =>
      request.billing_no == null ? sessionId === request.session_id : billingNo === request.billing_no,
    )
  const linkOf = ({ billingNo }: LedgerOrder) => `https://pay.provider.example/${billingNo}`

  return {
    ledger,
    told,
    finalWords,
    starters,
    get held() {
      return [...waiting.keys()]
    },
    connect: (page) => {
      const call = (
        endpoint: { readonly path: string },
        request: Request,
        options: { readonly origin?: string; readonly onSlow?: () => void } = {},
      ) =>
        new Promise((resolve) => {
          const slow = () => options.onSlow?.()
          const made: HeldCall = { page, path: endpoint.path, request, origin: options.origin, slow }
          if (endpoint.path !== statusPath) starters.push(made)
          waiting.set(made, (answer) =>
            resolve(
              answer.ok
                ? { ok: true, value: { content: answer.value, apiOrigin } }
                : { ok: false, error: errorOf(answer.error, endpoint.path) },
            ),
          )
        })
      // That the content fits the endpoint is a convention, not a type.
      return {
        call: call as unknown as ApiClient['call'],
        currentOrigin: () => apiOrigin,
        tryNow: () => undefined,
      }
    },
    answerStarter: (call, fate) => {
      switch (fate) {
        case 'ordered': {
          const order = makeOrder(call)
          return reply(call, { ok: true, value: { billing_no: tell(order), url: linkOf(order) } })
        }
        case 'orderedWithoutLink':
          return reply(call, { ok: true, value: { billing_no: tell(makeOrder(call)) } })
        case 'orderedBadLink':
          return reply(call, { ok: true, value: { billing_no: tell(makeOrder(call)), url: 'javascript:0' } })
        case 'answerLost':
          makeOrder(call)
          return reply(call, { ok: false, error: network })
        case 'requestLost':
          return reply(call, { ok: false, error: network })
        case 'malformed':
          makeOrder(call)
          return reply(call, { ok: false, error: malformed })
        case 'noNumber':
          makeOrder(call)
          return reply(call, { ok: true, value: { url: 'https://pay.provider.example/' } })
        case 'rejected':
          return reply(call, rejected(-5))
        case 'orderedThenRejected':
          makeOrder(call)
          return reply(call, rejected(-5))
        case 'repeat': {
          const isSame = ({ status, request }: LedgerOrder) =>
            status === -1 &&
            request.product_id === call.request.product_id &&
            request.role_id === call.request.role_id
          const running = ledger.find(isSame)
          return reply(call, rejected(10, running === undefined ? null : { billing_no: tell(running) }))
        }
      }
    },
    answerStatus: (call, { simpleStatus, billingNo } = {}) => {
      if (billingNo !== undefined)
        return reply(call, { ok: true, value: { billing_no: billingNo, status: -1 } })
      const order = orderOf(call)
      if (order === undefined) return reply(call, rejected(errorCodes.noSuchOrder.code))
      const isFull = call.request.simple === '0'
      const status = isFull ? order.status : (simpleStatus ?? order.status)
      if (isFull) finalWords.add(`${order.billingNo} ${order.status}`)
      reply(call, { ok: true, value: { billing_no: tell(order), status, pay_url: linkOf(order) } })
    },
    lose: (call) => reply(call, { ok: false, error: network }),
    reject: (call, code) => reply(call, rejected(code)),
    disconnect: (page) => {
      for (const call of waiting.keys()) if (call.page === page) waiting.delete(call)
    },
  }
}
