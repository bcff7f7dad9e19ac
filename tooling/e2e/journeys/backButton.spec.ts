import { expect, test } from '@playwright/test'
import { backClosesPopup, backIsHeeded, popupsLeftHistory } from '../src/popupEntry.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import { buyInWindow, enterStore, logIn, readyToPay } from '../src/shopper.ts'

test('Back closes one popup after the other, then leaves the page under them', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  await logIn(shopper)
  await page.getByRole('link', { name: says.nav.my }).first().click()
  await expect(page).toHaveURL(/\/my/)
  await page.getByRole('link', { name: says.nav.topup }).first().click()
  await page.getByRole('button', { name: says.destination.chooseCharacter }).click()
  const servers = page.getByRole('dialog', { name: says.server.title })
  await expect(servers).toBeVisible()
  await backClosesPopup(page)
  await page.goBack()
  await expect(servers).toBeHidden()
  await expect(page).toHaveURL(/\/selectGoods/)
  await page.goBack()
  await expect(page).toHaveURL(/\/my/)
})

test('Back in the list of banks leads to the methods, and from there to the products', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const recharge = await readyToPay(shopper, /680 Crystals/, /E-wallet/)
  const wallets = page.getByRole('dialog', { name: /E-wallet/ })
  await expect(wallets).toBeVisible()
  await backClosesPopup(page)
  await page.goBack()
  await expect(wallets).toBeHidden()
  await recharge.getByRole('radio', { name: /PayPal/ }).click()
  await expect(recharge.getByRole('radio', { name: /PayPal/ })).toBeChecked()
  await backClosesPopup(page)
  await page.goBack()
  await expect(recharge).toBeHidden()
  await expect(page).toHaveURL(/\/selectGoods/)
})

test('Back on an order that waits closes it and keeps the order; a reload traps nobody', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  await page.getByRole('link', { name: says.nav.my }).first().click()
  await page.getByRole('link', { name: says.nav.topup }).first().click()
  await readyToPay(shopper, /680 Crystals/, /PayPal/)
  const provider = await buyInWindow(shopper)
  await provider.close()
  const pending = page.getByRole('alertdialog', { name: says.result.pendingTitle })
  await expect(pending).toBeVisible()
  await page.reload()
  // The history looks the same before and after.
  await backIsHeeded(page)
  await expect(pending).toBeVisible()
  await page.goBack()
  await expect(pending).toBeHidden()
  await expect(page).toHaveURL(/\/selectGoods/)
  expect((await ledgerOf(shopper.username)).orders).toBe(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/my/)
})

test('a reload with a popup open needs no Back of its own', async ({ page }) => {
  const { says } = await enterStore(page, 'watt')
  await page.getByRole('link', { name: says.nav.my }).first().click()
  await page.getByRole('link', { name: says.nav.topup }).first().click()
  await page.getByRole('main').getByRole('button', { name: says.destination.logIn, exact: true }).click()
  const login = page.getByRole('dialog', { name: says.login.title })
  await expect(login).toBeVisible()
  await backClosesPopup(page)
  await page.reload()
  await expect(page.getByRole('tabpanel').getByRole('radio').first()).toBeVisible()
  await expect(login).toBeHidden()
  await popupsLeftHistory(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/my/)
})
