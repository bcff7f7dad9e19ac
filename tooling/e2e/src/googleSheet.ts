import type { Locator, Page } from '@playwright/test'
import type { cards } from './cardForm.ts'

/** The sheet of the sandbox's Google Pay, while it is open. */
export const sheetOf = (payDocument: Page): Locator => payDocument.getByRole('dialog', { name: 'Google Pay' })

/** Chooses Google Pay in a form and taps its button; returns the sheet. */
export async function openSheet(payDocument: Page): Promise<Locator> {
  await payDocument.getByRole('radio', { name: 'Google Pay' }).click()
  await payDocument.getByRole('button', { name: 'Google Pay' }).click()
  return sheetOf(payDocument)
}

/** Opens the sheet and pays with a test card. */
export async function payInSheet(payDocument: Page, card: keyof typeof cards): Promise<void> {
  const sheet = await openSheet(payDocument)
  await sheet.getByRole('button', { name: `Pay: ${card}` }).click()
}

/** What Google's script was told so far. */
export const saidTo = (payDocument: Page): Promise<readonly unknown[]> =>
  payDocument.evaluate(() => (window as unknown as { googleSaid: readonly unknown[] }).googleSaid)
