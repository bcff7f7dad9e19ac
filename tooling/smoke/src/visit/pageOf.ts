import type { Screen } from '../browser/screen.ts'

/** Where a screen is, and its headings. */
export async function pageOf({ page }: Screen) {
  const headings = await page.getByRole('heading').allInnerTexts()
  return { path: new URL(page.url()).pathname, headings: headings.map((text) => text.trim()) }
}
