import { expect, test } from '@playwright/test'
import { watchShifts } from '../src/layoutShift.ts'
import { spoken } from '../src/languages.ts'
import { breakCall } from '../src/sandboxControl.ts'
import {
  chooseCharacter,
  chooseCharacterAtSteps,
  logIn,
  logInAtSteps,
  newShopper,
  priceIsKnown,
  storeIsThere,
} from '../src/shopper.ts'
import { storeOrigin, storeTag } from '../src/stores.ts'

/** Long enough that what a tap moves is over when the answer comes. */
const slow = (player: string, call: string) => breakCall({ player, call, fault: 'slow', value: 1200 })

const stores = [
  ['watt', 'en'],
  ['rhinosJp', 'ja'],
] as const

for (const [brand, language] of stores) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: { width: 360, height: 740 } })

    test(
      `nothing moves by itself in ${brand}: products, recharge, event, VIP, my`,
      { tag: storeTag(brand) },
      async ({ page }) => {
        const watch = await watchShifts(page)
        const shopper = newShopper(page, brand, language)
        const { says, username } = shopper
        await page.goto(storeOrigin(brand))
        await storeIsThere(page)
        const product = page.getByRole('tabpanel').getByRole('radio').first()
        await expect(product).toBeVisible()
        await page.waitForTimeout(1000)
        await watch.expectStill('a cold visit')
        await logIn(shopper)
        await chooseCharacter(shopper)
        await page.reload()
        await storeIsThere(page)
        await expect(product).toBeVisible()
        await page.waitForTimeout(1000)
        await watch.expectStill('a visit of a player')

        for (const call of ['/api/pay/getPaywayList', '/api/coupons/couponList']) await slow(username, call)
        await product.click()
        await priceIsKnown(shopper)
        await page.waitForTimeout(700)
        await watch.expectStill('methods and coupons arrive')
        await page.keyboard.press('Escape')

        for (const path of ['/activity', '/vip', '/my']) {
          await page.goto(`${storeOrigin(brand)}${path}`)
          await storeIsThere(page)
          await expect(page.getByRole('status')).toHaveCount(0)
          await page.waitForTimeout(1000)
          await watch.expectStill(path)
        }
      },
    )
  })
}

void logInAtSteps
void chooseCharacterAtSteps
void spoken
