import type { Page } from '@playwright/test'
import en from '@topup/locales/en.json' with { type: 'json' }
import { expect, takeUp, test } from '../src/devices.ts'
import { breakCall, ledgerOf, mendCalls } from '../src/sandboxControl.ts'
import {
  buyInWindow,
  chooseCharacter,
  declineAt,
  enterStore,
  logIn,
  payAt,
  readyToPay,
} from '../src/shopper.ts'
import type { Shopper } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

const pending = (page: Page) => page.getByRole('alertdialog', { name: en.result.pendingTitle })
const toPay = (page: Page) => pending(page).getByRole('link', { name: en.result.toPay })
/** A product's card: a choice while it can be bought, a way to its order while that is open. */
const product = (page: Page, name: string) => {
  const shelf = page.getByRole('tabpanel')
  return shelf.getByRole('radio').or(shelf.getByRole('button')).filter({ hasText: name })
}

/** Logs in on a device, with the character of every journey. */
async function enterAs(shopper: Shopper): Promise<void> {
  await shopper.page.goto(storeOrigin(shopper.brand))
  await expect(shopper.page.locator('main[aria-busy]')).toHaveCount(0)
  await logIn(shopper)
  await chooseCharacter(shopper)
}

test('an unpaid order of a limited product is paid on another device, and not made again', async ({
  page,
  onOtherDevice,
}) => {
  const shopper = await enterStore(page, 'watt')
  await readyToPay(shopper, /Moonlight Pass/, /Credit or debit card/)
  await (await buyInWindow(shopper)).close()
  await takeUp(page)
  await expect(pending(page)).toBeVisible()

  const other = await onOtherDevice()
  await enterAs({ ...shopper, page: other })
  await expect(product(other, 'Moonlight Pass')).toContainText(en.product.goToPayment)
  await product(other, 'Moonlight Pass').click()
  await expect(toPay(other)).toBeVisible()
  await expect(pending(other)).toContainText('Moonlight Pass')
  expect(await ledgerOf(shopper.username)).toMatchObject({ orders: 1, debits: 0 })

  const opened = other.waitForEvent('popup')
  await toPay(other).click()
  await payAt(await opened)
  const success = other.getByRole('alertdialog', { name: en.result.successTitle })
  await success.getByRole('button', { name: en.result.done }).click()
  // One per character: it is bought by now.
  await expect(other.getByRole('tabpanel').getByRole('group', { name: 'Moonlight Pass' })).toBeVisible()
  expect(await ledgerOf(shopper.username)).toMatchObject({ orders: 1, debits: 1 })
})

test('an unpaid order that nobody reports offers nothing to pay; one that failed frees its product', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  await logIn(shopper)
  await chooseCharacter(shopper)
  const potions = product(page, 'Weekly Potion Set')
  await expect(potions).toContainText(en.product.goToPayment)
  await breakCall({ player: shopper.username, call: 'getOrderInfo', fault: 'code', value: -3011 })
  await potions.click()
  await expect(pending(page).getByText(en.result.notFound)).toBeVisible()
  await expect(toPay(page)).toHaveCount(0)
  await mendCalls(shopper.username)
  await pending(page).getByRole('button', { name: en.result.iHavePaid }).click()
  const opened = page.waitForEvent('popup')
  await toPay(page).click()
  await declineAt(await opened)
  const failed = page.getByRole('alertdialog', { name: en.result.failTitle })
  await failed.getByRole('button', { name: en.common.close }).click()
  await expect(potions).not.toContainText(en.product.goToPayment)
  await potions.click()
  await expect(page.getByRole('dialog', { name: en.recharge.title })).toBeVisible()
})
