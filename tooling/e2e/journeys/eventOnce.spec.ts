import { expect, test } from '@playwright/test'
import { spoken } from '../src/languages.ts'
import { logIn, storeIsThere, type Shopper } from '../src/shopper.ts'
import { sandboxOrigins, storeOrigin } from '../src/stores.ts'

test('the event shows itself once to a player who arrives logged in, and Back leads to the products', async ({
  page,
}) => {
  // A browser in which the event has not opened yet, unlike that of other journeys.
  const username = `t_${Math.random().toString(36).slice(2, 10)}`
  const shopper: Shopper = { page, brand: 'watt', username, says: spoken.en }
  const products = page.getByRole('tabpanel').getByRole('radio').first()
  await page.goto(storeOrigin('watt'))
  await storeIsThere(page)
  await logIn(shopper)
  await expect(products).toBeVisible()
  await expect(page).toHaveURL(/\/selectGoods/)

  await page.goto(storeOrigin('watt'))
  await expect(page).toHaveURL(/\/activity/)
  await expect(page.getByText(shopper.says.activity.total)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/selectGoods/)
  await expect(products).toBeVisible()

  const asked = page.waitForResponse(/\/api\/cumulative\/status/)
  await page.reload()
  await storeIsThere(page)
  await asked
  await expect(page).toHaveURL(/\/selectGoods/)
})

test('the link of a situation stays at its page in a browser in which the event has not opened yet', async ({
  page,
}) => {
  const asked = page.waitForResponse(/\/api\/config\/recharge/)
  await page.goto(`${sandboxOrigins()[0]}/open/limits?store=watt`, { waitUntil: 'networkidle' })
  await asked
  await expect(page).toHaveURL(/\/selectGoods/)
  await expect(page.getByRole('tabpanel').getByRole('radio').first()).toBeVisible()
})
