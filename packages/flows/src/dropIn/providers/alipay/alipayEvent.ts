import * as v from 'valibot'

/** What an event of Alipay's dialog means for the pay document. */
export type AlipayEvent = 'shown' | 'over' | 'failed' | 'none'

const eventSchema = v.object({ code: v.string() })

/** The codes after which the dialog is gone, or only the service knows what came of a payment. */
const over: readonly string[] = [
  'SDK_PAYMENT_SUCCESSFUL',
  'SDK_PAYMENT_PROCESSING',
  'SDK_PAYMENT_FAIL',
  'SDK_PAYMENT_CANCEL',
  'SDK_PAYMENT_ERROR',
]

/** The codes of errors that can come before anything was paid. */
const failed: readonly string[] = [
  'SDK_INTERNAL_ERROR',
  'SDK_INIT_PARAMETER_ERROR',
  'SDK_CREATEPAYMENT_PARAMETER_ERROR',
  'SDK_CREATECOMPONENT_ERROR',
  'SDK_LAUNCH_PAYMENT_APP_ERROR',
  'SDK_CALL_URL_ERROR',
]

/**
 * Reads an event of Alipay's dialog. A code that we do not know changes nothing, as does a form that was filled in wrongly: the
 * dialog stands and says so. Source: decisions 29 and 96.
 */
export function readAlipayEvent(event: unknown): AlipayEvent {
  const read = v.safeParse(eventSchema, event)
  if (!read.success) return 'none'
  const { code } = read.output
  if (code === 'SDK_END_OF_LOADING') return 'shown'
  if (over.includes(code)) return 'over'
  return failed.includes(code) ? 'failed' : 'none'
}
