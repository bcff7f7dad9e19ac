import * as v from 'valibot'
import {
  defineEndpoint,
  decorativeText,
  optionalCurrency,
  optionalNumber,
  optionalText,
  optionalTime,
  parameter,
  requiredText,
  wireAmount,
  wireFlag,
  wireId,
  wireNumber,
} from './wire.ts'
import { tolerant } from './tolerance.ts'

/** The two kinds of activity; `continue` is shown to players as consecutive. Source: decision 33. */
export const activityType = v.picklist(['cumulative', 'continue'])

/** One thing that a reward gives. `icon` is the address of a picture or the name of a drawing, as `art` of a product. */
export const giftSchema = /* @__PURE__ */ tolerant(
  v.object({ name: optionalText, count: optionalNumber, icon: decorativeText }),
  'gift',
)
export type GiftWire = v.InferInput<typeof giftSchema>

const rewardFields = { reward_id: wireId, is_claimed: wireFlag, gifts: v.nullish(v.array(giftSchema)) }

/** A sum that brings a reward; `reached_time` is when it was reached, an epoch time. */
export const milestoneSchema = /* @__PURE__ */ tolerant(
  v.object({ ...rewardFields, need: wireAmount, reached_time: optionalTime }),
  'milestone',
)
export type MilestoneWire = v.InferInput<typeof milestoneSchema>

/** A day of a streak, counted from 1, and its reward. */
export const streakDaySchema = /* @__PURE__ */ tolerant(
  v.object({ ...rewardFields, day: wireNumber }),
  'streakDay',
)
export type StreakDayWire = v.InferInput<typeof streakDaySchema>

const activityFields = {
  activity_id: wireId,
  title: optionalText,
  description: optionalText,
  end_time: optionalTime,
  currency: optionalCurrency,
}

/** Rewards for the sum of top-ups. Amounts are decimals in `currency`, else in the store's own; times epoch times. */
export const cumulativeActivitySchema = /* @__PURE__ */ tolerant(
  v.object({
    type: v.literal('cumulative'),
    ...activityFields,
    total: wireAmount,
    milestones: v.array(milestoneSchema),
  }),
  'cumulative',
)
export type CumulativeActivityWire = v.InferInput<typeof cumulativeActivitySchema>

/** Rewards for topping up day after day. `streak_days` are whole days before today. */
export const continueActivitySchema = /* @__PURE__ */ tolerant(
  v.object({
    type: v.literal('continue'),
    ...activityFields,
    per_day: wireAmount,
    today_total: wireAmount,
    today_end_time: optionalTime,
    streak_days: optionalNumber,
    days: v.array(streakDaySchema),
  }),
  'continue',
)
export type ContinueActivityWire = v.InferInput<typeof continueActivitySchema>

const roleFields = {
  client_id: requiredText,
  type: activityType,
  server_id: parameter,
  role_id: parameter,
  area_id: parameter,
}

/** An activity and its rewards; code -3022 when there is none. Source: spec §7, decision 33. */
export const getCumulativeActivityInfo = /* @__PURE__ */ defineEndpoint({
  path: '/api/cumulative/cumulativeActivityInfo',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object(roleFields),
  content: v.variant('type', [cumulativeActivitySchema, continueActivitySchema]),
})

/** Claims rewards, `reward_id` being one id or several with commas ("claim all"). Source: spec §7, decision 27. */
export const receiveActivityGift = /* @__PURE__ */ defineEndpoint({
  path: '/api/cumulative/receiveActivityGift',
  method: 'GET',
  host: 'api',
  retry: 'never',
  secret: false,
  request: v.object({ ...roleFields, activity_id: requiredText, reward_id: requiredText }),
  content: v.object({ received: v.array(wireId) }),
})

/** Whether an activity runs, and how many of its rewards wait to be claimed. Source: spec §7; payload defined here (decision 33). */
export const activityStatusSchema = v.object({ is_open: wireFlag, claimable: optionalNumber })
export type ActivityStatusWire = v.InferInput<typeof activityStatusSchema>

/** Whether rewards wait to be claimed. Source: spec §7; payload defined here (decision 33). */
export const getActivityStatus = /* @__PURE__ */ defineEndpoint({
  path: '/api/cumulative/status',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object(roleFields),
  content: activityStatusSchema,
})

/** Takes a partner's gift for a character: a claim, so it is sent once. Source: spec §7, faults M-18. */
export const getThirdGift = /* @__PURE__ */ defineEndpoint({
  path: '/api/pay/getThirdGift',
  method: 'GET',
  host: 'api',
  retry: 'never',
  secret: false,
  request: v.object({
    client_id: requiredText,
    server_id: requiredText,
    role_id: requiredText,
    area_id: parameter,
    gift_id: requiredText,
  }),
  content: v.object({ gifts: v.array(giftSchema) }),
})
