import type { Screen } from './screen.ts'

/** Opens an address of the store and waits until it is drawn and quiet. Throws where the store does not come. */
export async function openPath({ page }: Screen, address: string): Promise<void> {
  await page.goto(address)
  await isDrawn({ page })
}

/** Until then the page is the document's: its shell, and products that it painted. */
export async function isDrawn({ page }: Pick<Screen, 'page'>): Promise<void> {
  await page.locator('main').first().waitFor()
  await page.locator('main[aria-busy]').waitFor({ state: 'detached' })
  await isQuiet({ page })
}

/** Waits for the calls that are under way and for what they bring; a store that is never quiet is looked at as it is. */
export async function isQuiet({ page }: Pick<Screen, 'page'>): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: quietMs }).catch(() => undefined)
  await page
    .locator('.skeleton')
    .first()
    .waitFor({ state: 'detached', timeout: quietMs })
    .catch(() => undefined)
}

const quietMs = 10_000
