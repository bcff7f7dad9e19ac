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
  { world, nowMs, idfv }: CallContext,
  note: { readonly path: string; readonly event: string; readonly body: Readonly<Record<string, unknown>> },
): Promise<null> {
  world.tracked.add({ at_ms: nowMs, idfv, ...note })
  return null
}

/** Tracking posts, kept as they came for the ledger. */
export const trackingCalls = [
  defineCall(trackEvent, async ({ event, event_id, app_id, base, user }, context) =>
    keep(context, {
      path: trackEvent.path,
      event,
      body: { event_id, app_id, base: readJson(base), user: readJson(user) },
    }),
  ),
  defineCall(trackOrder, async ({ event, app_id, data }, context) =>
    keep(context, { path: trackOrder.path, event, body: { app_id, data: readJson(data) } }),
  ),
]
