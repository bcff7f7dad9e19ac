import { expect, type Page } from '@playwright/test'
import { ledgerOf } from './sandboxControl.ts'
import type { Shopper } from './shopper.ts'

/** The pay document says that the provider's part is over, and nothing of the outcome. */
export const ended = (payDocument: Page, { says }: Shopper): Promise<void> =>
  expect(payDocument.getByRole('heading', { name: says.payForm.overTitle })).toBeVisible()

/** The store shows the result of this title. */
export const inStore = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('alertdialog', { name })).toBeVisible()

/** The player has one order, with so many debits. */
export async function ledgerSays({ username }: Shopper, debits: number): Promise<void> {
  const { orders, debits: taken } = await ledgerOf(username)
  expect({ orders, debits: taken }).toEqual({ orders: 1, debits })
}

/** Taps "to pay" in the result of an order that waits, and returns the pay document that it opens. */
export async function payAgain({ page, says }: Shopper): Promise<Page> {
  const opened = page.waitForEvent('popup')
  const pending = page.getByRole('alertdialog', { name: says.result.pendingTitle })
  await pending.getByRole('button', { name: says.result.toPay }).click()
  return opened
}
