import { expect, type Page, test } from '@playwright/test'
import { tapToClose } from '../src/dropIn.ts'
import { buyByHostedForm, formIn, payInForm, typeIntoForm } from '../src/hostedForm.ts'
import { hearViolations } from '../src/hearViolations.ts'
import { standInFor } from '../src/providerHost.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import { enterStore, payAt, type Shopper } from '../src/shopper.ts'

const alipay = { call: 'alipayPay', country: 'US', method: /Alipay/ }
const scriptHost = 'https://sdk.marmot-cloud.com'
const frameHost = 'https://checkout.antom.com'

/** A new player in front of Alipay's card dialog. */
async function atDialog(page: Page, value?: 'both') {
  for (const host of [scriptHost, frameHost] as const) await standInFor(page.context(), host)
  const shopper = await enterStore(page, 'watt')
  return { shopper, says: shopper.says, payDocument: await buyByHostedForm(shopper, alipay, value) }
}

const ended = (payDocument: Page, { says }: Shopper) =>
  expect(payDocument.getByRole('heading', { name: says.payForm.overTitle })).toBeVisible()

const inStore = (page: Page, name: string) => expect(page.getByRole('alertdialog', { name })).toBeVisible()

async function ledgerSays({ username }: Shopper, debits: number) {
  const ledger = await ledgerOf(username)
  expect({ orders: ledger.orders, debits: ledger.debits }).toEqual({ orders: 1, debits })
}

test('a player pays by card in Alipay’s dialog and reads of the success in the store alone', async ({
  page,
}) => {
  const violations = hearViolations(page.context())
  const { shopper, says, payDocument } = await atDialog(page)
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
  const { shopper, says, payDocument } = await atDialog(page)
  await payInForm(payDocument, 'declined')
  await ended(payDocument, shopper)
  await inStore(page, says.result.failTitle)
  await ledgerSays(shopper, 0)
})

test('a card that is refused ends the form, and another one pays the same order', async ({ page }) => {
  const { shopper, says, payDocument } = await atDialog(page)
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

for (const card of ['broken', 'expired'] as const)
  test(`a payment that Alipay does not take (${card}) ends the form and leaves the order open`, async ({
    page,
  }) => {
    const { shopper, says, payDocument } = await atDialog(page)
    await payInForm(payDocument, card)
    await ended(payDocument, shopper)
    await inStore(page, says.result.pendingTitle)
    await ledgerSays(shopper, 0)
  })

test('an answer that is lost after the money was taken: the store knows of the success', async ({ page }) => {
  const { shopper, says, payDocument } = await atDialog(page)
  await payInForm(payDocument, 'lost')
  await ended(payDocument, shopper)
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test('a double tap on the form’s button pays once', async ({ page }) => {
  const { shopper, says, payDocument } = await atDialog(page)
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
  await page.context().route(`${scriptHost}/package/**`, (route) => {
    asked += 1
    return route.abort('blockedbyclient')
  })
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  const payDocument = await buyByHostedForm(shopper, alipay, 'both')
  await expect(payDocument.getByRole('heading', { name: says.payForm.brokenTitle })).toBeVisible()
  expect(asked).toBe(2)
  await payDocument.getByRole('link', { name: says.payForm.providerPage }).click()
  await payAt(payDocument)
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test('a session that is over before the form is there breaks it, and the provider’s page is offered', async ({
  page,
}) => {
  const context = page.context()
  for (const host of [scriptHost, frameHost] as const) await standInFor(context, host)
  await context.route(`${frameHost}/sandbox/form.html**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="over.js"></script>' }),
  )
  await context.route(`${frameHost}/sandbox/over.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "parent.postMessage({ form: 'failed' }, '*')" }),
  )
  const shopper = await enterStore(page, 'watt')
  const payDocument = await buyByHostedForm(shopper, alipay, 'both')
  await expect(payDocument.getByRole('link', { name: shopper.says.payForm.providerPage })).toBeVisible()
  await ledgerSays(shopper, 0)
})

test('a dialog that the player leaves is opened again from the result, for the same order', async ({
  page,
}) => {
  const { shopper, says, payDocument } = await atDialog(page)
  await expect(payDocument.locator('main')).toHaveAttribute('aria-busy', 'false')
  await formIn(payDocument).getByRole('button', { name: 'Leave' }).click()
  await ended(payDocument, shopper)
  await payDocument.close()
  const opened = page.waitForEvent('popup')
  const pending = page.getByRole('alertdialog', { name: says.result.pendingTitle })
  await pending.getByRole('button', { name: says.result.toPay }).click()
  await payInForm(await opened, 'approved')
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})
