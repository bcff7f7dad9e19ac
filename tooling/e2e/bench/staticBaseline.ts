import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { devices } from '@playwright/test'

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

/** Serves one document, compressed as a release host would. */
export function serveDocument(
  html: string,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const body = brotliCompressSync(html)
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
    })
    response.end(body)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => server.close() })
    })
  })
}
