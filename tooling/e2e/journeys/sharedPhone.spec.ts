import { expect, test } from '@playwright/test'
import { popupsLeftHistory } from '../src/popupEntry.ts'
import { buyInWindow, enterStore, logIn, readyToPay, storeIsThere } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

test('after a logout a guest sees that there is an order and nothing of it, until its buyer is back', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  await readyToPay(shopper, /680 Crystals/, /PayPal/)
  const provider = await buyInWindow(shopper)
  await provider.close()
  const pending = page.getByRole('alertdialog', { name: says.result.pendingTitle })
  await pending.getByRole('button', { name: says.result.later }).click()
  await popupsLeftHistory(page)

  await page.goto(`${storeOrigin('watt')}/my`)
  await storeIsThere(page)
  await pending.getByRole('button', { name: says.result.later }).click()
  const orders = page.locator('section', { has: page.locator('#my-orders') })
  await expect(orders).toContainText('680 Crystals')
  await page.getByRole('main').getByRole('button', { name: says.account.logOut }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: says.account.logOut }).click()
  await expect(orders).toContainText(says.my.otherAccount)
  await expect(orders).not.toContainText('680 Crystals')

  await page.goto(storeOrigin('watt'))
  await storeIsThere(page)
  await expect(
    page.getByRole('main').getByRole('button', { name: says.destination.logIn, exact: true }),
  ).toBeVisible()
  await expect(pending).toHaveCount(0)
  await expect(page.getByRole('link', { name: says.result.toPay })).toHaveCount(0)
  await expect(page.getByText(username)).toHaveCount(0)

  await logIn(shopper)
  await page.goto(`${storeOrigin('watt')}/my`)
  await storeIsThere(page)
  await expect(orders).toContainText('680 Crystals')
})
