import { commonParameters, successCode } from '@topup/api-client/contract'
import * as v from 'valibot'
import type { Call } from '../calls/call.ts'
import type { CallContext } from '../calls/context.ts'
import { Rejection } from '../wire/rejection.ts'
import { rejectionText } from '../wire/rejectionTexts.ts'
import { wordsOf } from '../calls/words.ts'

/** The envelope of every answer. Source: spec §7. */
export interface Envelope {
  readonly code: number
  readonly msg: string
  readonly content: unknown
}

/** An envelope, or our own mistake: an answer that the contract does not let through. */
export type Answered =
  | { readonly kind: 'answered'; readonly envelope: Envelope }
  | { readonly kind: 'broken'; readonly reason: string }

/** A rejection as it is answered, in the language that is asked for. */
export function rejected({ reason, code, message, content }: Rejection, context: CallContext): Answered {
  const msg = message === '' ? rejectionText(reason, wordsOf(context, context.storeBrand).language) : message
  return { kind: 'answered', envelope: { code, msg, content } }
}

function issuesOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? '(root)'}: ${issue.message}`).join('; ')
}

/** Checks a request against the contract, runs its call, and checks the answer against the contract too. */
export async function answerCall(
  call: Call,
  values: Readonly<Record<string, string>>,
  context: CallContext,
): Promise<Answered> {
  const common = v.safeParse(commonParameters, values)
  const request = v.safeParse(call.endpoint.request, values)
  if (!common.success || !request.success) {
    const issues = [...(common.issues ?? []), ...(request.issues ?? [])]
    const message = `Parameter error: ${issuesOf(issues)}`
    return rejected(new Rejection('parameter', { message }), context)
  }
  try {
    const content = await call.answer(request.output as never, context)
    const checked = v.safeParse(call.endpoint.content, content)
    if (!checked.success) return { kind: 'broken', reason: issuesOf(checked.issues) }
    return {
      kind: 'answered',
      envelope: { code: successCode, msg: 'success', content: content ?? null },
    }
  } catch (error) {
    if (error instanceof Rejection) return rejected(error, context)
    return { kind: 'broken', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
