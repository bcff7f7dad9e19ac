import { expect, test } from '@playwright/test'
import { enterStore, openProduct, readyToPay } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

test('a logout in another tab leaves nothing of the player in this one', async ({ page, context }) => {
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  const recharge = await readyToPay(shopper, /680 Crystals/)
  const recipient = await recharge.getByText(/S128/).first().innerText()

  const other = await context.newPage()
  await other.goto(storeOrigin('watt'))
  await openProduct({ ...shopper, page: other }, /680 Crystals/)
  await other.keyboard.press('Escape')
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await other.getByRole('banner').getByRole('button', { name: username }).click()
  await other.getByRole('button', { name: says.account.logOut }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: says.account.logOut }).click()
  await expect(other.getByText(says.account.loggedOut)).toBeVisible()

  await expect(recharge).toBeHidden()
  await expect(page.getByText(says.account.loggedOut)).toBeVisible()
  const login = page.getByRole('main').getByRole('button', { name: says.destination.logIn, exact: true })
  await expect(login).toBeVisible()
  for (const personal of [username, recipient]) await expect(page.getByText(personal)).toHaveCount(0)
})
