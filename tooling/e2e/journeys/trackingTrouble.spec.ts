import { expect, test } from '@playwright/test'
import { breakCall, ledgerOf } from '../src/sandboxControl.ts'
import { enterOn, newDevice, payByPayPal } from '../src/trackedShopper.ts'

for (const [trouble, fault] of [
  ['answers 500', { fault: 'http', value: 500 }],
  ['does not answer', { fault: 'slow', value: 60_000 }],
] as const) {
  test(`a data host that ${trouble} delays no purchase and is asked once per event`, async ({ page }) => {
    const device = newDevice()
    await breakCall({ player: device, call: 'tracking', ...fault })
    const posts: string[] = []
    const starters: number[] = []
    page.on('request', (request) => {
      if (/\/(dot|api)\.php$/.test(request.url())) posts.push(request.postData() ?? '')
      if (request.url().includes('/paypal_pay')) starters.push(request.timing().startTime)
    })
    const shopper = await enterOn(page, device)
    await page.evaluate(() => {
      const note = () => sessionStorage.setItem('tappedMs', String(Date.now()))
      addEventListener('click', note, { capture: true })
    })
    await payByPayPal(shopper)
    const tappedMs = Number(await page.evaluate(() => sessionStorage.getItem('tappedMs')))
    // Whoever waited for tracking would wait for seconds.
    expect(starters.map((startedMs) => startedMs - tappedMs < 2000)).toEqual([true])
    expect((await ledgerOf(shopper.username)).orders).toBe(1)
    expect(posts.length).toBeGreaterThan(0)
    expect(new Set(posts).size).toBe(posts.length)
  })
}
