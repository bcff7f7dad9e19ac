import { expect, type FrameLocator, type Page } from '@playwright/test'
import { numberOf, type TestCard } from './cardForm.ts'
import { buyByDropIn } from './dropIn.ts'
import { breakCall } from './sandboxControl.ts'
import { priceIsKnown, readyToPay, type Shopper } from './shopper.ts'

/** A provider's card form, by the starter that answers with it and the method that it pays for, in a country that has it. */
export interface HostedForm {
  readonly call: string
  readonly country?: string
  readonly method: RegExp
}

/** Logs in, chooses the recipient and buys by a method whose starter answers with a card form; `both`: and with its link. */
export async function buyByHostedForm(
  shopper: Shopper,
  { call, country, method }: HostedForm,
  value?: 'both',
): Promise<Page> {
  const recharge = await readyToPay(shopper, /^680 /)
  await breakCall({ player: shopper.username, call, fault: 'dropIn', value })
  if (country !== undefined) {
    await recharge.getByRole('combobox', { name: shopper.says.recharge.region }).selectOption(country)
    await priceIsKnown(shopper)
  }
  await recharge.getByRole('radio', { name: method }).click()
  return buyByDropIn(shopper)
}

/** The provider's frame in a pay document. */
export const formIn = (payDocument: Page): FrameLocator =>
  payDocument.frameLocator('iframe[src*="/form.html"]')

/** Types a test card into the provider's frame. */
export async function typeIntoForm(payDocument: Page, card: TestCard): Promise<void> {
  await expect(payDocument.locator('main')).toHaveAttribute('aria-busy', 'false')
  const form = formIn(payDocument)
  await form.getByLabel('Card number').fill(numberOf(card))
  await form.getByLabel('Expiry date').fill('03/40')
  await form.getByLabel('Security code').fill('737')
}

/** Pays with a test card in the provider's frame. */
export async function payInForm(payDocument: Page, card: TestCard): Promise<void> {
  await typeIntoForm(payDocument, card)
  await formIn(payDocument).getByRole('button', { name: 'Pay by card' }).click()
}
