import type { Page } from '@playwright/test'

const asks = (simple: '0' | '1') => (url: URL) =>
  url.pathname.endsWith('/getOrderInfo') && url.searchParams.get('simple') === simple

/**
 * Leaves without an answer what the poller asks by itself, which is the short question; what a tap asks, in full, comes
 * through. An order is then found, or becomes final, by the tap and by nothing before it. Returns the full questions so far.
 */
export async function leaveOrdersToTaps(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (asks('0')(new URL(request.url()))) asked.push(request.method())
  })
  await page.route(asks('1'), (route) => route.abort('connectionrefused'))
  return asked
}
