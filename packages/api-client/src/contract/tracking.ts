import { trackingEvents } from '@topup/domain'
import * as v from 'valibot'
import { defineEndpoint, requiredText } from './wire.ts'

/** Any answer of a tracking host; the store does not wait for it. */
const anything = v.optional(v.unknown())

/** One event. `base` and `user` are JSON objects of allow-listed fields, as text. Source: spec §7 "Tracking". */
export const trackEvent = /* @__PURE__ */ defineEndpoint({
  path: '/service/recharge/dot.php',
  method: 'POST',
  host: 'data',
  retry: 'safe',
  secret: false,
  request: v.object({
    event: v.picklist(trackingEvents),
    event_id: requiredText,
    app_id: requiredText,
    base: requiredText,
    user: requiredText,
  }),
  content: anything,
})

/** Event 18: an order. `data` is a JSON object of allow-listed fields, as text. Source: spec §7 "Tracking". */
export const trackOrder = /* @__PURE__ */ defineEndpoint({
  path: '/service/recharge/api.php',
  method: 'POST',
  host: 'data',
  retry: 'safe',
  secret: false,
  request: v.object({ event: v.literal('18'), app_id: requiredText, data: requiredText }),
  content: anything,
})
