import { expect, test, type Page } from '@playwright/test'
import { spoken } from '../src/languages.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import { buyInWindow, newShopper, payAt, readyToPay, storeIsThere } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'
import { textsOf } from '../src/textsOf.ts'

const keys = [...textsOf('en').keys()]

/** What on the page shows a key in place of its text, or is tapped and has no name. */
async function wordlessPlaces(page: Page): Promise<readonly string[]> {
  return page.evaluate((known) => {
    const isKey = new Set(known)
    const nameOf = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const described = (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id))
      const texts = [...labels, ...described, element].map((each) => each?.textContent ?? '')
      return [element.getAttribute('aria-label') ?? '', ...texts].join('').trim()
    }
    const shown = [...document.querySelectorAll('body *:not(script)')].filter(
      (element) => element.getClientRects().length > 0,
    )
    const tapped = shown.filter((element) =>
      element.matches('a, button, input, [role="dialog"], [role="alertdialog"]'),
    )
    const nameless = tapped.filter((element) => nameOf(element) === '').map(({ outerHTML }) => outerHTML)
    const words = shown.flatMap((element) => [
      ...['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
      ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
    ])
    return [...nameless, ...words.filter((word) => isKey.has(word.trim()))]
  }, keys)
}

const texts = /\/assets\/[a-z-]+-[\w-]+\.json$/
const german = /\/assets\/de-[\w-]+\.json$/

const germanNav = (page: Page) => page.getByRole('link', { name: spoken.de.nav.topup })

test('without any text file a player reads the default language on every page, and buys', async ({
  page,
}) => {
  await page.route(texts, (route) => route.abort())
  const shopper = newShopper(page, 'watt')
  await page.goto(storeOrigin('watt'))
  await storeIsThere(page)
  expect(await wordlessPlaces(page)).toEqual([])
  const recharge = await readyToPay(shopper, /680 Crystals/)
  expect(await wordlessPlaces(page)).toEqual([])
  await recharge.getByRole('radio', { name: /PayPal/ }).click()
  await payAt(await buyInWindow(shopper))
  await expect(page.getByRole('alertdialog', { name: shopper.says.result.successTitle })).toBeVisible()
  expect(await wordlessPlaces(page)).toEqual([])
  expect((await ledgerOf(shopper.username)).orders).toBe(1)
  for (const path of ['/my', '/activity', '/userCenter', '/nowhere']) {
    await page.goto(`${storeOrigin('watt')}${path}`)
    await storeIsThere(page)
    expect(await wordlessPlaces(page)).toEqual([])
  }
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('a text file that is lost once is requested again at once', async ({ page }) => {
    await page.route(german, (route) => route.abort(), { times: 1 })
    await page.goto(storeOrigin('watt'))
    await expect(germanNav(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  test('while the file is lost the page speaks the default language, and its own as soon as the file is back', async ({
    page,
  }) => {
    await page.route(german, (route) => route.abort())
    await page.goto(storeOrigin('watt'))
    await storeIsThere(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await wordlessPlaces(page)).toEqual([])
    await page.unroute(german)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(germanNav(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(await wordlessPlaces(page)).toEqual([])
  })

  test('a page that knew its texts keeps them after a release that took their file away', async ({
    page,
  }) => {
    await page.goto(storeOrigin('watt'))
    await expect(germanNav(page)).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('.texts'))))
      .toBe(true)
    await page.route(texts, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.reload()
    await expect(germanNav(page)).toBeVisible()
    expect(await wordlessPlaces(page)).toEqual([])
  })
})
