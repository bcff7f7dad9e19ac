import { expect, test } from '@playwright/test'
import { stopClock } from '../src/fastClock.ts'
import { breakCall, ledgerOf } from '../src/sandboxControl.ts'
import { buyInWindow, payAt, readyToPay } from '../src/shopper.ts'
import { enterOn, newDevice } from '../src/trackedShopper.ts'

for (const [trouble, fault] of [
  ['answers 500', { fault: 'http', value: 500 }],
  ['does not answer', { fault: 'slow', value: 600_000 }],
] as const) {
  test(`a data host that ${trouble} delays no purchase and is asked three times per event at most`, async ({
    page,
  }) => {
    const device = newDevice()
    await breakCall({ player: device, call: 'tracking', ...fault })
    const posts: string[] = []
    page.on('request', (request) => {
      if (/\/(dot|api)\.php$/.test(request.url())) posts.push(request.postData() ?? '')
    })
    await page.clock.install()
    const shopper = await enterOn(page, device)
    await expect.poll(() => posts.length).toBeGreaterThan(0)
    await readyToPay(shopper, /680 Crystals/, /PayPal/)

    // While the page's time stands still no patience with the data host ends: whatever waits for it would wait forever.
    await stopClock(page)
    const provider = await buyInWindow(shopper)
    expect((await ledgerOf(shopper.username)).orders).toBe(1)
    await page.clock.resume()

    await payAt(provider)
    await provider.close()
    const success = page.getByRole('alertdialog', { name: shopper.says.result.successTitle })
    await expect(success).toBeVisible()
    const times = posts.map((post) => posts.filter((other) => other === post).length)
    expect(Math.max(...times)).toBeLessThanOrEqual(3)
  })
}
