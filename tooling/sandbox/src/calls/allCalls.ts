import { activityCalls } from './activities.ts'
import type { Call } from './call.ts'
import { cardCalls } from './cards.ts'
import { configCalls } from './config.ts'
import { couponCalls } from './coupons.ts'
import { gameCalls } from './games.ts'
import { goodsCalls } from './goods.ts'
import { loginCalls } from './login.ts'
import { orderCalls } from './orders.ts'
import { paymentCalls } from './payments.ts'
import { replenishCalls } from './replenish.ts'
import { socialLoginCalls } from './socialLogins.ts'
import { starterCalls } from './starters.ts'
import { trackingCalls } from './tracking.ts'
import { vipCalls } from './vip.ts'

/** Every call the sandbox answers. */
export const allCalls: readonly Call[] = [
  ...configCalls,
  ...gameCalls,
  ...goodsCalls,
  ...paymentCalls,
  ...couponCalls,
  ...starterCalls,
  ...cardCalls,
  ...orderCalls,
  ...loginCalls,
  ...socialLoginCalls,
  ...vipCalls,
  ...activityCalls,
  ...replenishCalls,
  ...trackingCalls,
]
