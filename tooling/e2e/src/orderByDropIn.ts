import { logIn } from '@topup/sandbox/player'
import { breakCall } from './sandboxControl.ts'
import { sandboxOrigins } from './stores.ts'

interface Started {
  readonly billing_no: string
  readonly url: string | null
  readonly drop_in: { readonly provider: string; readonly parameters: Readonly<Record<string, string>> }
}

/** An order that a new player of watt has made without a browser. */
export interface OrderByDropIn {
  readonly username: string
  readonly billingNo: string
  /** What a tab keeps for it, as a key and a text of its session storage. */
  readonly kept: readonly [string, string]
}

/** Makes an order that is paid in Adyen's form or, if that breaks, by its link. */
export async function orderByDropIn(): Promise<OrderByDropIn> {
  const player = await logIn(sandboxOrigins()[0] ?? '')
  const { username } = player
  await breakCall({ player: username, call: 'adyenPay', fault: 'dropIn', value: 'both' })
  const started = await player.content<Started>('/api/pay/adyen_pay', player.payment('starfall.crystals-680'))
  const { billing_no: billingNo, url: payUrl, drop_in: dropIn } = started
  const handover = { billingNo, ...dropIn, payUrl, language: 'en', product: '680 Crystals' }
  const text = JSON.stringify({ v: handover, e: null })
  return { username, billingNo, kept: [`topup.watt.dropIn.${billingNo}`, text] }
}
