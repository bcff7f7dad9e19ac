import { expect, test } from '@playwright/test'
import en from '@topup/locales/en.json' with { type: 'json' }
import { enterStore, logIn, storeIsThere } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

const brand = 'watt'

for (const [path, meant, title] of [
  ['//selectgoods//', '/selectGoods', en.nav.topup],
  ['/Activity/', '/activity', en.nav.event],
  ['/my%3Fspec_lang%3Den%26visit%3Dx', '/my', en.nav.my],
] as const) {
  test(`${path} is the page that was meant, by its address and its title`, async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(storeOrigin(brand) + path)
    await storeIsThere(page)
    await expect(page).toHaveTitle(`${title} – Watt`)
    expect(new URL(page.url()).pathname).toBe(meant)
    expect(faults).toEqual([])
  })
}

for (const link of [
  '//?client_id=watt-starfall-web&oauth_token=sdk.canary',
  '/oauth_token=sdk.canary',
  '/selectGoods#/?client_id=1&oauth_token=sdk.canary',
]) {
  test(`the secret of ${link} is in no address from the first paint on`, async ({ page }) => {
    const seen: string[] = []
    await page.exposeFunction('seen', (address: string) => seen.push(address))
    await page.addInitScript(() => {
      const tell = () => (window as unknown as { seen(address: string): void }).seen(location.href)
      new PerformanceObserver(tell).observe({ type: 'paint', buffered: true })
    })
    await page.goto(storeOrigin(brand) + link)
    await storeIsThere(page)
    await expect.poll(() => seen.length).toBeGreaterThan(0)
    expect([...seen, page.url()].join('\n')).not.toContain('canary')
  })
}

test('a link in a sentence preselects what it names', async ({ page }) => {
  await page.goto(`${storeOrigin(brand)}/SelectGoods/&amp;client_id=watt-starfall-web).`)
  await storeIsThere(page)
  await expect(page.getByText('Starfall Chronicle').first()).toBeVisible()
  expect(page.url()).toBe(`${storeOrigin(brand)}/selectGoods?client_id=watt-starfall-web`)
})

test('a host with a full stop behind it leads to the store', async ({ page }) => {
  const dotted = new URL(storeOrigin(brand).replace('127.0.0.1', 'localhost.'))
  await page.goto(`${dotted.origin}/my?spec_lang=en`)
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/my/)
})

test('a link that cannot be understood says what to do, and nothing of a payment', async ({ page }) => {
  await page.goto(`${storeOrigin(brand)}/replenishGoods/?replenish_id=%3C%3E)`)
  await expect(page.getByRole('heading', { name: en.paymentLink.errorTitle })).toBeVisible()
  await expect(page.getByText(en.paymentLink.errorText)).toBeVisible()
  await page.goto(`${storeOrigin(brand)}/nothing/here`)
  await expect(page).toHaveTitle(`${en.pages.notFound.title} – Watt`)
})

test('a login begun at an address in capitals stays on its page', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  await page.goto(`${storeOrigin(brand)}/SELECTGOODS/`)
  await storeIsThere(page)
  await logIn(shopper)
  await expect(page.getByRole('main').getByText(shopper.username)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/selectGoods')
})

for (const path of ['/REPLENISHGOODS?', '/replenishGoods)#'])
  test(`a login by Google that was begun at ${path} comes back to what is owed`, async ({ page }) => {
    const username = `t_${Math.random().toString(36).slice(2, 10)}`
    await page.goto(`${storeOrigin(brand)}${path}rp_client_id=watt-starfall-android`)
    await page.getByRole('button', { name: en.login.social.with.replace('{{name}}', 'Google') }).click()
    await page.waitForURL(/\/provider\/login\//)
    await page.getByLabel('Account').fill(username)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/replenishGoods\?(?:.*&)?replenish_id=/)
    await expect(page.getByRole('main').getByText(username)).toBeVisible()
    await expect(page.getByRole('timer')).toBeVisible()
  })
