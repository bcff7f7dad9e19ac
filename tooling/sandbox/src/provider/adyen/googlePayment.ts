import * as v from 'valibot'
import { payWithCard } from './cardPayment.ts'
import type { Psp, PspAnswer } from './cardPayment.ts'
import type { PspOrder } from './settlePayment.ts'

/** What the data of a session end with that offers Google Pay. */
export const googlePayMark = '.googlepay'

/** Google Pay in a session's list of ways, with the two merchants that Adyen names for it. */
export const googlePayWay = {
  type: 'googlepay',
  name: 'Google Pay',
  brands: ['visa', 'mc'],
  configuration: { merchantId: '00000000000000000001', gatewayMerchantId: 'SandboxStore' },
} as const

/** Google's token: sealed for the gateway, which here means in base64. */
const tokenSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ protocolVersion: v.literal('ECv2'), signature: v.string(), signedMessage: v.string() }),
)

/** A payment by Google Pay, as the SDK sends it: the card is in the token. */
export const googlePaymentSchema = v.object({
  paymentMethod: v.object({
    type: v.picklist(['googlepay', 'paywithgoogle']),
    googlePayCardNetwork: v.picklist(['VISA', 'MASTERCARD']),
    googlePayToken: v.string(),
  }),
  origin: v.string(),
})

/** Pays an open order with the card in Google's token; which card decides what becomes of it, as for a typed one. */
export const payByGoogle = (
  psp: Psp,
  order: PspOrder,
  { paymentMethod, origin }: v.InferOutput<typeof googlePaymentSchema>,
): Promise<PspAnswer> => {
  const token = v.safeParse(tokenSchema, paymentMethod.googlePayToken)
  if (!token.success) return Promise.resolve({ kind: 'error', status: 422 })
  const number = Buffer.from(token.output.signedMessage, 'base64').toString()
  return payWithCard(psp, order, { number, origin })
}
