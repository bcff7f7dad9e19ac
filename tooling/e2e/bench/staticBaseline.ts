import type { Browser } from '@playwright/test'
import { devices } from '@playwright/test'
import type { FloorProduct } from './floor/floorDocument.ts'

/**
 * The products of a store as one static document: what the store draws, with its style sheets inside and no script.
 * Nothing can show the same products sooner, so it is the measure of everything else.
 */
export async function staticBaseline(browser: Browser, storeAddress: string): Promise<string> {
  const context = await browser.newContext({ ...devices['Pixel 7'], bypassCSP: true })
  const tab = await context.newPage()
  await tab.goto(storeAddress)
  // The store's own page, not the lighter one that the document paints before it.
  await tab.locator('main:not([aria-busy]) [role="tabpanel"] [role="radio"]').first().waitFor()
  const html = await tab.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    )
    for (const element of document.querySelectorAll('script, link, style')) element.remove()
    const style = document.createElement('style')
    style.textContent = rules.join('\n')
    document.head.append(style)
    return `<!doctype html>${document.documentElement.outerHTML}`
  })
  await context.close()
  return html
}

/** The address at which the store asks for its products, and those of the first category. */
export async function askedForProducts(
  browser: Browser,
  storeAddress: string,
): Promise<{ readonly url: string; readonly products: readonly FloorProduct[] }> {
  const context = await browser.newContext()
  const tab = await context.newPage()
  const [answer] = await Promise.all([
    tab.waitForResponse((response) => response.url().includes('/productPoints')),
    tab.goto(storeAddress),
  ])
  const { content } = (await answer.json()) as { content: { goods: FloorProduct[] }[] }
  const found = { url: answer.url(), products: content[0]?.goods ?? [] }
  await context.close()
  return found
}
