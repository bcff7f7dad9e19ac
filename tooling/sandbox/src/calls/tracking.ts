import { trackEvent, trackOrder } from '@topup/api-client/contract'
import { defineCall } from './call.ts'
import type { CallContext } from './call.ts'
import { Rejection } from '../wire/rejection.ts'

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Rejection('parameter')
  }
}

async function keep(
  context: CallContext,
  note: { path: string; event: string; body: Record<string, unknown> },
): Promise<null> {
  await context.db
    .insertInto('tracking')
    .values({
      at_ms: context.nowMs,
      path: note.path,
      event: note.event,
      idfv: context.idfv,
      body: JSON.stringify(note.body),
    })
    .execute()
  return null
}

/** Tracking posts, kept as they came for the ledger. */
export const trackingCalls = [
  defineCall(trackEvent, ({ event, event_id, app_id, base, user }, context) =>
    keep(context, {
      path: trackEvent.path,
      event,
      body: { event_id, app_id, base: readJson(base), user: readJson(user) },
    }),
  ),
  defineCall(trackOrder, ({ event, app_id, data }, context) =>
    keep(context, { path: trackOrder.path, event, body: { app_id, data: readJson(data) } }),
  ),
]
