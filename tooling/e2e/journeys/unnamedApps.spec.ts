import { devices, expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ledgerOf } from '../src/sandboxControl.ts'
import { enterStore, priceIsKnown, readyToPay } from '../src/shopper.ts'
import type { Shopper } from '../src/shopper.ts'

const webView =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const apps = [
  ['a web view that names nobody', webView],
  ['an app that calls itself Safari', `${webView.replace('Mobile', 'Version/17.5 Mobile')} Safari/604.1`],
  [
    'an Android app that calls itself Chrome',
    'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36 Somebody/1.0',
  ],
] as const

/** Phones and tablets whose browsers name a computer, or a system that few know; `platform` is what the service is told. */
const tabletsLikeComputers = [
  {
    device: 'an iPad in desktop mode',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    platform: 'ios',
  },
  {
    device: 'an Android tablet in desktop mode',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    platform: 'android',
  },
  {
    device: 'a HarmonyOS phone',
    userAgent:
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
    platform: 'android',
  },
  {
    device: 'a HarmonyOS tablet',
    userAgent:
      'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1',
    platform: 'android',
  },
] as const

/** Taps Buy with PayPal, where no window may be waited for. */
async function tapBuy(shopper: Shopper): Promise<void> {
  await readyToPay(shopper, /680 Crystals/, /PayPal/)
  await priceIsKnown(shopper)
  await shopper.page.getByRole('button', { name: shopper.says.recharge.buy, exact: true }).click()
}

/** Neither a tap on Buy nor one on "Pay now" opens anything beside the tab: links to a new page do nothing. */
const openNothingBeside = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[target=_blank]') : null
      if (link !== null) event.preventDefault()
    })
  })

for (const [app, userAgent] of apps)
  test.describe(() => {
    test.use({ userAgent })
    test(`in ${app}, which leads its tab away, Buy makes one order, and Pay now leads to its payment`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        window.open = (address) => {
          location.href = String(address)
          return null
        }
      })
      await openNothingBeside(page)
      const shopper = await enterStore(page, 'watt')
      const { says, username } = shopper
      await tapBuy(shopper)
      const result = page.getByRole('alertdialog', { name: says.result.pendingTitle })
      await expect(result).toBeVisible()
      expect((await ledgerOf(username)).orders).toBe(1)

      await result.getByRole('link', { name: says.result.toPay }).click()
      await expect(result.getByText(says.result.notOpened)).toBeVisible()
      await expect(result.getByRole('button', { name: says.login.social.copy })).toBeVisible()
      await result.getByRole('button', { name: says.result.payHere }).click()
      await page.waitForURL(/\/provider\/pay\//)
      await page.goBack()
      await expect(page.locator('body')).toContainText(says.result.pendingTitle)
      expect((await ledgerOf(username)).orders).toBe(1)
    })
  })

test('an app that leads the tab away unasked in an old engine: the store is there again and says what to do', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'navigation', { value: undefined })
    window.open = (address) => {
      location.href = String(address)
      return null
    }
  })
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  await tapBuy(shopper)
  await expect(page.getByText(says.recharge.ledAway)).toBeVisible()
  expect((await ledgerOf(username)).orders).toBe(0)
  const product = page.getByRole('tabpanel').getByRole('radio', { name: /680 Crystals/ })
  await product.click()
  await priceIsKnown(shopper)
  await page.getByRole('button', { name: says.recharge.buy, exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: says.result.pendingTitle })).toBeVisible()
  expect((await ledgerOf(username)).orders).toBe(1)
})

for (const { device, userAgent, platform } of tabletsLikeComputers)
  test(`${device} is a phone to the service`, async ({ browser }) => {
    const context = await browser.newContext({ ...devices['Pixel 7'], userAgent, hasTouch: true })
    const page = await context.newPage()
    const asked = page.waitForRequest(/getGameListV2/)
    await enterStore(page, 'watt')
    expect((await asked).url()).toContain(`platform=${platform}`)
    await context.close()
  })
