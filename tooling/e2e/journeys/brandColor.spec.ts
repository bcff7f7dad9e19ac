import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { storeOrigin } from '../src/stores.ts'

// A page may still be asking when its test ends.
test.afterEach(({ page }) => (page.isClosed() ? undefined : page.unrouteAll({ behavior: 'ignoreErrors' })))

const fill = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tint-fill').trim())

test('a colour of the page config dresses the store, and the next visit from its first paint on', async ({
  page,
}) => {
  const origin = storeOrigin('watt')
  await page.goto(origin)
  await expect(page.getByRole('radio').first()).toBeVisible()
  const own = await fill(page)
  expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/deriveTheme|theme-/)]),
  )

  await page.goto(`${origin}/?scenario=brand-color`)
  await expect.poll(() => fill(page)).toBe('#d81b60')

  // Nothing answers any more, so what is seen comes from the last visit.
  await page.route(/\/api\//, (route) => route.abort())
  await page.goto(`${origin}/?scenario=brand-color`)
  expect(await fill(page)).toBe('#d81b60')
  await page.unroute(/\/api\//)

  // The publisher takes the colour back.
  await page.evaluate(() => sessionStorage.clear())
  await page.route(/\/api\/config\/recharge/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { content: object }
    await route.fulfill({ json: { ...body, content: { ...body.content, brand_color: null } } })
  })
  await page.goto(origin)
  await expect.poll(() => fill(page)).toBe(own)
  expect(own).not.toBe('#d81b60')
})
