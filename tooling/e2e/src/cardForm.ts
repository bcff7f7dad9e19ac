import { expect, type Page } from '@playwright/test'
import { testCards } from '@topup/sandbox'

/** What becomes of a test card of the sandbox. */
export type TestCard = (typeof testCards)[keyof typeof testCards]

/** The number of a test card. */
export const numberOf = (card: TestCard): string =>
  Object.entries(testCards).find(([, outcome]) => outcome === card)?.[0] ?? ''

/** Fills one of the hosted fields, each a frame of the provider; by value, for the form moves the focus between frames itself. */
async function fillField(payDocument: Page, field: string, text: string): Promise<void> {
  await payDocument.frameLocator(`[data-cse="${field}"] iframe`).locator('input').fill(text)
}

/** Types a test card into the form. */
export async function typeCard(payDocument: Page, card: TestCard): Promise<void> {
  await expect(payDocument.locator('main')).toHaveAttribute('aria-busy', 'false')
  await fillField(payDocument, 'encryptedCardNumber', numberOf(card))
  await fillField(payDocument, 'encryptedExpiryDate', '0340')
  await fillField(payDocument, 'encryptedSecurityCode', '737')
}

/** The form's own button, by its place: its words are the provider's, in the player's language. */
export const payButton = (payDocument: Page) => payDocument.locator('.adyen-checkout__button--pay:visible')

/** Pays with a test card. */
export async function payByCard(payDocument: Page, card: TestCard): Promise<void> {
  await typeCard(payDocument, card)
  await payButton(payDocument).click()
}

/** Answers the bank's question in its frame. */
export async function answerBank(payDocument: Page, answer: 'Yes, pay' | 'No, this is not me' | 'Cancel') {
  const bank = payDocument.frameLocator('iframe[name="threeDSIframe"]')
  await expect(bank.getByRole('heading', { name: 'Is this you?' })).toBeVisible()
  await bank.getByRole('button', { name: answer }).click()
}
