import { expect, type Page, test } from '@playwright/test'
import { buyByDropIn, readyToPayByDropIn, tapToClose } from '../src/dropIn.ts'
import { ended, inStore, ledgerSays, payAgain } from '../src/payOutcome.ts'
import { enterStore } from '../src/shopper.ts'

/** The codes of the sandbox's BLIK (`tooling/sandbox/src/provider/adyen/payByBlik.ts`). */
const codes = { confirmed: '777123', wrong: '111111' } as const

/** A new player in front of the ways of the form. */
async function atForm(page: Page) {
  const shopper = await enterStore(page, 'watt')
  await readyToPayByDropIn(shopper)
  return { shopper, says: shopper.says, payDocument: await buyByDropIn(shopper) }
}

const choose = (payDocument: Page, way: string) => payDocument.getByRole('radio', { name: way }).click()

const codeField = (payDocument: Page) => payDocument.locator('input[name="blikCode"]')

/** Types a code of BLIK and sends it. */
async function payByBlik(payDocument: Page, code: keyof typeof codes) {
  await choose(payDocument, 'BLIK')
  await codeField(payDocument).fill(codes[code])
  await payDocument.locator('.adyen-checkout__button--pay:visible').click()
}

/** The form waits for the app of the bank. */
const waits = (payDocument: Page) => expect(payDocument.locator('.adyen-checkout__await')).toBeVisible()

test('a code of BLIK is confirmed in the app of the bank, and the store says that it is paid', async ({
  page,
}) => {
  const { shopper, says, payDocument } = await atForm(page)
  await choose(payDocument, 'BLIK')
  await expect(codeField(payDocument)).toHaveAttribute('inputmode', 'numeric')
  await codeField(payDocument).fill(codes.confirmed)
  await test
    .info()
    .attach('code', { body: await payDocument.screenshot({ fullPage: true }), contentType: 'image/png' })
  await payDocument.locator('.adyen-checkout__button--pay:visible').click()
  await waits(payDocument)
  await test
    .info()
    .attach('wait', { body: await payDocument.screenshot({ fullPage: true }), contentType: 'image/png' })
  await ended(payDocument, shopper)
  await tapToClose(payDocument.getByRole('button', { name: says.payForm.back }))
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test('a wrong code leaves the order open, and another one pays it', async ({ page }) => {
  const { shopper, says, payDocument } = await atForm(page)
  await payByBlik(payDocument, 'wrong')
  await ended(payDocument, shopper)
  await payDocument.close()
  await payByBlik(await payAgain(shopper), 'confirmed')
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test('what the app has confirmed is paid, though its form was closed before', async ({ page }) => {
  const { shopper, says, payDocument } = await atForm(page)
  const asked = payDocument.waitForResponse(/\/PaymentInitiation\/v1\/status/)
  await payByBlik(payDocument, 'confirmed')
  await asked
  await payDocument.close()
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test('a bank is chosen from a list, and its page leads on', async ({ page }) => {
  const { shopper, says, payDocument } = await atForm(page)
  await choose(payDocument, 'Online bank transfer')
  await payDocument.getByRole('combobox').click()
  await payDocument.getByRole('option', { name: 'Second Sandbox Bank' }).click()
  await test
    .info()
    .attach('banks', { body: await payDocument.screenshot({ fullPage: true }), contentType: 'image/png' })
  await payDocument.locator('.adyen-checkout__button--pay:visible').click()
  await payDocument.waitForURL(/\/provider\/pay\//)
  await payDocument.getByRole('button', { name: /^Pay/ }).click()
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})

test('a way that Adyen has code of its own for is paid on its page', async ({ page }) => {
  const { shopper, says, payDocument } = await atForm(page)
  await choose(payDocument, 'Trustly')
  await payDocument.locator('.adyen-checkout__button--pay:visible').click()
  await payDocument.waitForURL(/\/provider\/pay\//)
  await payDocument.getByRole('button', { name: /^Pay/ }).click()
  await inStore(page, says.result.successTitle)
  await ledgerSays(shopper, 1)
})
