import { expect, type Locator, type Page, type Request } from '@playwright/test'

const mostMs = 300_000

/**
 * Takes the page's clock in hand, so that it runs ahead of ours. Answers come in real time, so it runs on only while none is on its way: otherwise
 * it would end calls that are being answered. Call it before the page opens.
 */
export async function takeClock(page: Page) {
  await page.clock.install()
  return clockOf(page)
}

/**
 * The same for a page of a browser whose clock is in hand already, as one that another page has opened. `unanswered`: calls that
 * have no answer in this journey.
 */
export function clockOf(page: Page, unanswered = /^$/) {
  const inFlight = callsOf(page, unanswered)
  return {
    /** Lets time pass until the control is on the screen, so many milliseconds at a time. */
    runUntil: async (control: Locator, stepMs = 5000): Promise<void> => {
      for (let passed = 0; passed < mostMs && !(await control.isVisible()); passed += stepMs) {
        await expect.poll(() => inFlight.size, { message: 'every call has its answer' }).toBe(0)
        await page.clock.runFor(stepMs)
      }
      await expect(control).toBeVisible()
    },
  }
}

/** The calls of a page that are on their way. */
export function callsOf(page: Page, unanswered = /^$/): ReadonlySet<Request> {
  const inFlight = new Set<Request>()
  page.on('request', (request) => {
    if (!unanswered.test(request.url())) inFlight.add(request)
  })
  page.on('requestfinished', (request) => inFlight.delete(request))
  page.on('requestfailed', (request) => inFlight.delete(request))
  // What an earlier document sent to outlive it (tracking, `keepalive`) tells the browser's tools no end.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) inFlight.clear()
  })
  return inFlight
}

/**
 * Stops the clock of all pages of a browser where it stands. A clock is never set back, so the first try comes too late, and stops
 * it all the same.
 */
export async function stopClock(page: Page): Promise<void> {
  for (let ahead = 0; ; ahead = 2 * ahead + 1) {
    const times = page
      .context()
      .pages()
      .map((each) => each.evaluate(() => Date.now()))
    try {
      return await page.clock.pauseAt(Math.max(...(await Promise.all(times))) + ahead)
    } catch (error) {
      if (!/to the past/.test(String(error))) throw error
    }
  }
}
