import { expect, type Page, test } from '@playwright/test'
import { clockOf } from '../src/fastClock.ts'
import { buyByHostedForm, formIn, payInForm, typeIntoForm } from '../src/hostedForm.ts'
import { ended, inStore, ledgerSays } from '../src/payOutcome.ts'
import { standInFor } from '../src/providerHost.ts'
import { enterStore } from '../src/shopper.ts'

const airwallex = { call: 'airwallexPay', country: 'US', method: /Klarna/ }
const host = 'https://checkout-demo.airwallex.com'

/** A new player in front of Airwallex's card form. */
async function atForm(page: Page, value?: 'both') {
  await standInFor(page.context(), host)
  const shopper = await enterStore(page, 'watt')
  return { shopper, says: shopper.says, payDocument: await buyByHostedForm(shopper, airwallex, value) }
}

test('the bank asks, and the player passes', async ({ page }) => {
  const { shopper, says, payDocument } = await atForm(page)
  await payInForm(payDocument, 'challenge')
  await formIn(payDocument).getByRole('button', { name: 'Yes, pay' }).click()
  await ended(payDocument, shopper)
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test('a script that never comes breaks the form within its patience, and the provider’s page is offered', async ({
  page,
}) => {
  await page.context().route(`${host}/assets/**`, () => undefined)
  await page.clock.install()
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  const payDocument = await buyByHostedForm(shopper, airwallex, 'both')
  const broken = payDocument.getByRole('heading', { name: says.payForm.brokenTitle })
  await clockOf(payDocument, new RegExp(`^${host}/assets/`)).runUntil(broken)
  await expect(payDocument.getByRole('link', { name: says.payForm.providerPage })).toBeVisible()
  await ledgerSays(shopper, 0)
})

test.describe('in Arabic, on the smallest phone', () => {
  test.use({ locale: 'ar', viewport: { width: 320, height: 640 } })
  test('the form stands under what is paid and nothing is cut off', async ({ page }) => {
    await standInFor(page.context(), host)
    const shopper = await enterStore(page, 'watt', 'ar')
    const payDocument = await buyByHostedForm(shopper, airwallex)
    await payDocument.setViewportSize({ width: 320, height: 640 })
    await typeIntoForm(payDocument, 'approved')
    await expect(payDocument.locator('html')).toHaveAttribute('dir', 'rtl')
    const overhang = () => document.documentElement.scrollWidth - window.innerWidth
    expect(await payDocument.evaluate(overhang)).toBeLessThanOrEqual(0)
    const frame = await payDocument.locator('iframe').boundingBox()
    const amount = await payDocument.locator('dl').last().boundingBox()
    expect(frame?.width).toBeLessThanOrEqual(320)
    expect((amount?.y ?? 0) + (amount?.height ?? 0)).toBeLessThanOrEqual(frame?.y ?? 0)
    await formIn(payDocument).getByRole('button', { name: 'Pay by card' }).press('Enter')
    await ended(payDocument, shopper)
    await ledgerSays(shopper, 1)
  })
})
