import { control, logIn } from './player.ts'

/** The store whose page has the form. */
export const formOrigin = 'http://localhost:5200'

interface Started {
  readonly billing_no: string
  readonly url: string | null
  readonly drop_in: { readonly parameters: { readonly sessionData: string; readonly endpoint: string } }
}

/** A new player's order that is paid in Adyen's form, with what that form asks its provider; `value` is that of the fault. */
export async function startAdyenOrder(origin: string, value = '') {
  const player = await logIn(origin)
  const fault = { player: player.username, call: 'adyenPay', fault: 'dropIn', value }
  await control(origin, '/faults', fault)
  const started = await player.content<Started>(
    '/api/pay/adyen_pay',
    player.payment('starfall.crystals-3280'),
  )
  const { billing_no } = started
  const post = async (path: string, body: unknown = {}) => {
    const response = await fetch(started.drop_in.parameters.endpoint + path, {
      method: 'POST',
      headers: { origin: formOrigin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> }
  }
  const ask = (path: string, body?: object) => post(`v1/sessions/${billing_no}/${path}`, body)
  return {
    started,
    post,
    /** A call about the session of the order. */
    ask,
    pay: (paymentMethod: object) => ask('payments', { origin: formOrigin, paymentMethod }),
    status: async () =>
      (await player.content<{ status: number }>('/api/pay/getOrderInfo', { billing_no, simple: '0' })).status,
    debits: async () =>
      (await control<{ debits: number }>(origin, `/ledger?player=${player.username}`)).debits,
  }
}
