import { expect, type Page, test } from '@playwright/test'
import { tapToClose } from '../src/dropIn.ts'
import { buyByHostedForm, formIn, payInForm, typeIntoForm } from '../src/hostedForm.ts'
import { hearViolations } from '../src/hearViolations.ts'
import { standInFor } from '../src/providerHost.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import { enterStore, payAt, type Shopper } from '../src/shopper.ts'

const airwallex = { call: 'airwallexPay', country: 'US', method: /Klarna/ }
const host = 'https://checkout-demo.airwallex.com'

/** A new player in front of Airwallex's card form. */
async function atForm(page: Page, value?: 'both') {
  await standInFor(page.context(), host)
  const shopper = await enterStore(page, 'watt')
  return { shopper, says: shopper.says, payDocument: await buyByHostedForm(shopper, airwallex, value) }
}

const ended = (payDocument: Page, { says }: Shopper) =>
  expect(payDocument.getByRole('heading', { name: says.payForm.overTitle })).toBeVisible()

const inStore = (page: Page, name: string) => expect(page.getByRole('alertdialog', { name })).toBeVisible()

async function ledgerSays({ username }: Shopper, debits: number) {
  const ledger = await ledgerOf(username)
  expect({ orders: ledger.orders, debits: ledger.debits }).toEqual({ orders: 1, debits })
}

test('a player pays by card in Airwallex’s form and reads of the success in the store alone', async ({
  page,
}) => {
  const violations = hearViolations(page.context())
  const { shopper, says, payDocument } = await atForm(page)
  await typeIntoForm(payDocument, 'approved')
  // Recipient and amount stand above the form, in our own words.
  await expect(payDocument.getByText(/Kaelith\s· /)).toBeVisible()
  await expect(payDocument.getByText('US$8.49')).toBeVisible()
  await expect(payDocument.locator('iframe')).toHaveAttribute('title', says.payForm.title)
  await formIn(payDocument).getByRole('button', { name: 'Pay by card' }).click()
  await ended(payDocument, shopper)
  await expect(payDocument.locator('iframe')).toHaveCount(0)
  await tapToClose(payDocument.getByRole('button', { name: says.payForm.back }))
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
  expect(violations).toEqual([])
})

test('a card that the bank declines is told by the store', async ({ page }) => {
  const { shopper, says, payDocument } = await atForm(page)
  await payInForm(payDocument, 'declined')
  await ended(payDocument, shopper)
  await inStore(page, says.result.failTitle)
  await ledgerSays(shopper, 0)
})

test('a card that is refused ends the form, and another one pays the same order', async ({ page }) => {
  const { shopper, says, payDocument } = await atForm(page)
  await payInForm(payDocument, 'refused')
  await ended(payDocument, shopper)
  await payDocument.close()
  const opened = page.waitForEvent('popup')
  const pending = page.getByRole('alertdialog', { name: says.result.pendingTitle })
  await pending.getByRole('button', { name: says.result.toPay }).click()
  await payInForm(await opened, 'approved')
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

for (const [answer, debits] of [
  ['Yes, pay', 1],
  ['No, this is not me', 0],
] as const)
  test(`the bank asks, and the player answers "${answer}"`, async ({ page }) => {
    const { shopper, says, payDocument } = await atForm(page)
    await payInForm(payDocument, 'challenge')
    await formIn(payDocument).getByRole('button', { name: answer }).click()
    await ended(payDocument, shopper)
    await inStore(page, debits === 1 ? says.result.successTitle : says.result.failTitle)
    await ledgerSays(shopper, debits)
  })

for (const card of ['broken', 'expired'] as const)
  test(`a payment that Airwallex does not take (${card}) ends the form and leaves the order open`, async ({
    page,
  }) => {
    const { shopper, says, payDocument } = await atForm(page)
    await payInForm(payDocument, card)
    await ended(payDocument, shopper)
    await inStore(page, says.result.pendingTitle)
    await ledgerSays(shopper, 0)
  })

test('an answer that is lost after the money was taken: the store knows of the success', async ({ page }) => {
  const { shopper, says, payDocument } = await atForm(page)
  await payInForm(payDocument, 'lost')
  await ended(payDocument, shopper)
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test('a double tap on the form’s button pays once', async ({ page }) => {
  const { shopper, says, payDocument } = await atForm(page)
  await typeIntoForm(payDocument, 'approved')
  await formIn(payDocument).getByRole('button', { name: 'Pay by card' }).dblclick()
  await ended(payDocument, shopper)
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test('a script that is blocked is asked for once more, then the order is paid on the page of the provider', async ({
  page,
}) => {
  let asked = 0
  await page.context().route(`${host}/assets/**`, (route) => {
    asked += 1
    return route.abort('blockedbyclient')
  })
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  const payDocument = await buyByHostedForm(shopper, airwallex, 'both')
  await expect(payDocument.getByRole('heading', { name: says.payForm.brokenTitle })).toBeVisible()
  expect(asked).toBe(2)
  await payDocument.getByRole('link', { name: says.payForm.providerPage }).click()
  await payAt(payDocument)
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test('a script that never comes breaks the form within its patience, and the provider’s page is offered', async ({
  page,
}) => {
  await page.context().route(`${host}/assets/**`, () => undefined)
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  const payDocument = await buyByHostedForm(shopper, airwallex, 'both')
  await expect(payDocument.getByRole('heading', { name: says.payForm.brokenTitle })).toBeVisible({
    timeout: 90_000,
  })
  await expect(payDocument.getByRole('link', { name: says.payForm.providerPage })).toBeVisible()
  await ledgerSays(shopper, 0)
})

test('a session that is over before the form is there breaks it, and the provider’s page is offered', async ({
  page,
}) => {
  const context = page.context()
  await standInFor(context, host)
  await context.route(`${host}/sandbox/form.html**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="over.js"></script>' }),
  )
  await context.route(`${host}/sandbox/over.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "parent.postMessage({ form: 'failed' }, '*')" }),
  )
  const shopper = await enterStore(page, 'watt')
  const payDocument = await buyByHostedForm(shopper, airwallex, 'both')
  await expect(payDocument.getByRole('link', { name: shopper.says.payForm.providerPage })).toBeVisible()
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
