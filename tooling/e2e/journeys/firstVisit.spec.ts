import { expect, type Page, test } from '@playwright/test'
import { storeIsThere } from '../src/shopper.ts'
import { spoken } from '../src/languages.ts'
import { storeOrigin, storeTag } from '../src/stores.ts'

/** Opens a store without touching it, and tells what was requested when nothing more comes. */
async function look(page: Page, brand: string): Promise<readonly URL[]> {
  const requested: URL[] = []
  page.on('request', (request) => requested.push(new URL(request.url())))
  const tracked = page.waitForResponse(/dot\.php/)
  const typeface = page.waitForResponse(/\.woff2$/)
  await page.goto(storeOrigin(brand))
  await storeIsThere(page)
  await Promise.all([tracked, typeface])
  // What else waits for an idle page has had its turn before this.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  return requested
}

/** The store's own files of an ending, without their hashes. */
const filesOf = (requested: readonly URL[], ending: string) =>
  requested
    .map(({ pathname }) => /^\/assets\/([\w-]+)-[\w-]{8}\.(\w+)$/.exec(pathname))
    .flatMap((found) => (found?.[2] === ending ? [found[1] ?? ''] : []))
    .toSorted((one, other) => one.localeCompare(other))

/** Pictures come from the publisher, as many as there are games. */
const ownRequests = (requested: readonly URL[], brand: string) =>
  requested.filter(({ origin, pathname }) => origin === storeOrigin(brand) || !pathname.endsWith('.svg'))

test(
  'a visit that only looks loads neither popups nor what a payment needs; the first sign of a player and the first popup fetch them',
  { tag: '@core' },
  async ({ page }) => {
    const requested = await look(page, 'watt')
    expect(filesOf(requested, 'js')).toEqual(['base', 'index', 'paint', 'react', 'rolldown-runtime', 'store'])
    expect([...filesOf(requested, 'css'), ...filesOf(requested, 'json')]).toEqual([])
    expect(ownRequests(requested, 'watt').length).toBeLessThanOrEqual(16)

    const popups = page.waitForRequest(/\/assets\/dialogs-.*\.js$/)
    await page.mouse.move(20, 20)
    await popups
    expect(filesOf(requested, 'js')).not.toContain('purchase')
    const purchase = page.waitForRequest(/\/assets\/purchase-.*\.js$/)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: spoken.en.destination.logIn, exact: true }).click()
    await expect(page.getByRole('dialog', { name: spoken.en.login.title })).toBeVisible()
    await purchase
  },
)

test(
  'in the old layout such a visit loads the first steps, and nothing of popups or payment',
  { tag: storeTag('ru') },
  async ({ page }) => {
    const requested = await look(page, 'ru')
    expect(filesOf(requested, 'js')).toEqual([
      'base',
      'index',
      'paint',
      'rolldown-runtime',
      'stepParts',
      'steps',
      'store',
    ])
    expect(filesOf(requested, 'css')).toEqual(['sheet'])
    // The document speaks Russian, and the player reads English.
    expect(filesOf(requested, 'json')).toEqual(['en'])
  },
)
