import type { Notes } from '../visit/recorder.ts'
import { lookAtPhone } from '../visit/lookAt.ts'
import type { Walk } from '../visit/walk.ts'

/** Reads the coupon row of the open recharge: it is there where the service has a VIP version, and it is no failure. */
export async function walkCouponRow(walk: Walk, notes: Notes): Promise<void> {
  const { screens, says } = walk
  const row = screens.phone.page.locator('.coupon-row')
  if ((await row.count()) === 0) notes.say('the game has no coupons')
  else {
    for (const wait of [says.couponRow.pricing, says.common.loading])
      await row.filter({ hasText: wait }).waitFor({ state: 'hidden' })
    const lines = (await row.innerText()).split('\n').map((line) => line.trim())
    const failure = [says.couponRow.failed, says.coupons.failed].find((text) => lines.includes(text))
    if (failure !== undefined) notes.fault(`the row says "${failure}"`)
    notes.say(lines.filter((line) => line !== '').join(', '))
  }
  await lookAtPhone(walk, notes)
}
