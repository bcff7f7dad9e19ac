import { expect, type Page } from '@playwright/test'

/** The sandbox's test cards, by what becomes of them (`tooling/sandbox/src/provider/adyen/cardPayment.ts`). */
export const cards = {
  approved: '4111111111111111',
  declined: '4000000000000002',
  refused: '4000000000000010',
  frictionless: '5201281505129736',
  challenge: '4212345678910006',
  broken: '4000000000000028',
  expired: '4000000000000036',
  lost: '4000000000000044',
} as const

/** Fills one of the hosted fields, each a frame of the provider; by value, for the form moves the focus between frames itself. */
async function fillField(payDocument: Page, field: string, text: string): Promise<void> {
  await payDocument.frameLocator(`[data-cse="${field}"] iframe`).locator('input').fill(text)
}

/** Types a test card into the form. */
export async function typeCard(payDocument: Page, card: keyof typeof cards): Promise<void> {
  await expect(payDocument.locator('main')).toHaveAttribute('aria-busy', 'false')
  await fillField(payDocument, 'encryptedCardNumber', cards[card])
  await fillField(payDocument, 'encryptedExpiryDate', '0340')
  await fillField(payDocument, 'encryptedSecurityCode', '737')
}

/** The form's own button, by its place: its words are the provider's, in the player's language. */
export const payButton = (payDocument: Page) => payDocument.locator('.adyen-checkout__button--pay:visible')

/** Pays with a test card. */
export async function payByCard(payDocument: Page, card: keyof typeof cards): Promise<void> {
  await typeCard(payDocument, card)
  await payButton(payDocument).click()
}

/** Answers the bank's question in its frame. */
export async function answerBank(payDocument: Page, answer: 'Yes, pay' | 'No, this is not me' | 'Cancel') {
  const bank = payDocument.frameLocator('iframe[name="threeDSIframe"]')
  await expect(bank.getByRole('heading', { name: 'Is this you?' })).toBeVisible()
  await bank.getByRole('button', { name: answer }).click()
}
