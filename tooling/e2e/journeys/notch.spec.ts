import { expect, test, type Page } from '@playwright/test'
import { enterStore, readyToPay } from '../src/shopper.ts'

/** What the system keeps clear at either side of a phone that lies on its side, in CSS pixels. */
const insetPx = 47

/**
 * What can be read or tapped and reaches into the sides that the system keeps clear: of the popup that is open, else of the page. What
 * scrolls sideways may. Runs in the page.
 */
function underNotch(insetPx: number): readonly string[] {
  const layers = [...document.querySelectorAll('body > .layer')]
  const place = layers.at(-1) ?? document.body
  return [...place.querySelectorAll('a[href], button, input, h1, h2, p, dt, dd')]
    .filter((element) => element.closest('[role=tablist]') === null)
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (left < insetPx || right > innerWidth - insetPx)
    })
    .map((element) => `${element.localName} "${element.getAttribute('aria-label') ?? element.textContent}"`)
}

const expectClear = (page: Page) => expect.poll(() => page.evaluate(underNotch, insetPx)).toEqual([])

test('on a phone that lies on its side nothing of pages, bars and popups is under the notch', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  const recharge = await readyToPay(shopper, /680 Crystals/)
  const devtools = await page.context().newCDPSession(page)
  await page.setViewportSize({ width: 844, height: 390 })
  const insets = { left: insetPx, leftMax: insetPx, right: insetPx, rightMax: insetPx }
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await expectClear(page)
  await recharge.getByRole('button', { name: says.common.close }).click()
  await expect(recharge).toBeHidden()
  await expectClear(page)
  await page.getByRole('link', { name: says.nav.my }).first().click()
  await expect(page.getByText(says.coupons.title).first()).toBeVisible()
  await expectClear(page)
})
