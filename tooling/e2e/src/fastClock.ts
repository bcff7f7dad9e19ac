import { expect, type Locator, type Page, type Request } from '@playwright/test'

const stepMs = 5000
const mostSteps = 60

/** A page's clock that runs ahead of ours. */
export interface FastClock {
  /** Lets time pass until the control is on the screen. */
  readonly runUntil: (control: Locator) => Promise<void>
}

/**
 * Takes the page's clock in hand. Answers come in real time, so it runs on only while none is on its way: otherwise
 * it would end calls that are being answered. Call it before the page opens.
 */
export async function takeClock(page: Page): Promise<FastClock> {
  const inFlight = new Set<Request>()
  page.on('request', (request) => inFlight.add(request))
  page.on('requestfinished', (request) => inFlight.delete(request))
  page.on('requestfailed', (request) => inFlight.delete(request))
  // What an earlier document sent to outlive it (tracking, `keepalive`) tells the browser's tools no end.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) inFlight.clear()
  })
  await page.clock.install()
  return {
    runUntil: async (control) => {
      for (let step = 0; step < mostSteps && !(await control.isVisible()); step += 1) {
        await expect.poll(() => inFlight.size, { message: 'every call has its answer' }).toBe(0)
        await page.clock.runFor(stepMs)
      }
      await expect(control).toBeVisible()
    },
  }
}
