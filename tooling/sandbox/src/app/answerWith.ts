import { allProviders } from '@topup/api-client/providers/allProviders'
import * as v from 'valibot'
import type { Call } from '../calls/call.ts'
import type { CallContext } from '../calls/context.ts'
import { repeatOf } from '../calls/repeat.ts'
import type { Fault } from '../faults/fault.ts'
import { dropInSession } from '../provider/dropInSession.ts'
import { finishOrder } from '../orders/finishOrder.ts'
import type { Answered } from './answerCall.ts'
import { answerCall, rejected } from './answerCall.ts'
import { bendContent } from './bendContent.ts'

/** A starter's answer that has made an order. */
const madeOrder = v.object({ code: v.literal(1), content: v.looseObject({ billing_no: v.string() }) })

/** The provider decides an order before its page is opened. */
async function decideAtOnce(context: CallContext, answered: Answered, fault: Fault): Promise<Answered> {
  const made = answered.kind === 'answered' ? v.safeParse(madeOrder, answered.envelope) : null
  if (made?.success === true)
    await finishOrder(context.db, {
      billingNo: made.output.content.billing_no,
      outcome: fault.value === 'fail' ? 'fail' : 'success',
      source: 'provider',
      atMs: context.nowMs,
      settlesMs: context.world.now() + context.settleDelayMs,
    })
  return answered
}

/** An answer, and the fault that changes it. */
interface Bent {
  readonly answered: Answered
  readonly fault: Fault
}

/** The drop-in of the provider whose starter has this path; undefined for one that is paid on its page only. */
function dropInOf(path: string) {
  const provider = allProviders.find((each) => each.path === path)
  return provider !== undefined && 'dropIn' in provider ? provider.dropIn : undefined
}

/** The provider's drop-in where the link was, or beside it; a provider without a drop-in answers as always. */
async function byDropIn(call: Call, context: CallContext, { answered, fault }: Bent): Promise<Answered> {
  const dropIn = dropInOf(call.endpoint.path)
  const made = answered.kind === 'answered' ? v.safeParse(madeOrder, answered.envelope) : null
  if (dropIn === undefined || answered.kind !== 'answered' || made?.success !== true) return answered
  const { billing_no } = made.output.content
  const { currency } = await context.db
    .selectFrom('orders')
    .select('currency')
    .where('billing_no', '=', billing_no)
    .executeTakeFirstOrThrow()
  const content = {
    ...made.output.content,
    ...(fault.value === 'both' ? {} : { url: null }),
    drop_in: dropInSession(dropIn, {
      origin: context.origin,
      billingNo: billing_no,
      currency,
      hasGooglePay: fault.value === 'googlePay',
    }),
  }
  return { kind: 'answered', envelope: { ...answered.envelope, content } }
}

/** The call's answer, bent where the fault changes what it says. */
export async function answerWith(
  fault: Fault | null,
  call: Call,
  { params, context }: { params: URLSearchParams; context: CallContext },
): Promise<Answered> {
  const run = () => answerCall(call, Object.fromEntries(params), context)
  if (fault?.kind === 'settle') return decideAtOnce(context, await run(), fault)
  if (fault?.kind === 'dropIn') return byDropIn(call, context, { answered: await run(), fault })
  if (fault?.kind !== 'repeat') return bendContent(await run(), fault)
  const sessionId = params.get('session_id') ?? ''
  const known = await repeatOf(context, { sessionId })
  if (known !== null) return rejected(known, context)
  const answered = await run()
  const made = await repeatOf(context, { sessionId })
  return made === null ? answered : rejected(made, context)
}
