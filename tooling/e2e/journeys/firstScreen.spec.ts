import type { Page } from '@playwright/test'
import { listApps, readBrandApp } from '@topup/vite'
import { expect, test } from '../src/devices.ts'
import { holdStore } from '../src/holdFiles.ts'
import { chooseCharacter, enterStore, logIn } from '../src/shopper.ts'
import { coreIf, storeOrigin, storeTag } from '../src/stores.ts'

/** Paths of the calls from now on, in order. */
function hearCalls(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  return asked
}

for (const key of listApps()) {
  test(
    `${key} shows its name before any script, then opens without a fault`,
    {
      tag: [storeTag(key), ...coreIf(['watt', 'ru', 'ko'].includes(key))],
    },
    async ({ page, onOtherDevice }) => {
      const { brand } = await readBrandApp(key)
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      const shell = await onOtherDevice({ javaScriptEnabled: false })
      await shell.goto(storeOrigin(key))
      const header = shell.getByRole('banner')
      await expect(header.getByText(brand.name, { exact: true }).first()).toBeVisible()
      await expect(header.getByRole('heading', { name: brand.name })).toBeVisible()
      await shell.close()

      await page.goto(storeOrigin(key))
      await expect(page.locator('main[aria-busy]')).toHaveCount(0)
      await expect(page.getByRole('main')).toBeVisible()
      expect(faults).toEqual([])
    },
  )
}

test(
  'products stand before the store’s script is there, stay where they are, and a tap on them is carried out',
  { tag: '@core' },
  async ({ page }) => {
    const release = await holdStore(page)
    const asked = hearCalls(page)
    await page.goto(`${storeOrigin('watt')}/selectGoods`)
    const product = page.locator('[role="tabpanel"] [role="radio"]').nth(1)
    await expect(product).toBeVisible()
    await expect(page.locator('main[aria-busy="false"]')).toHaveCount(1)
    // The driver scrolls to what it taps; what counts is that nothing moves after that.
    await product.scrollIntoViewIfNeeded()
    const painted = await product.boundingBox()
    await product.click()
    await expect(product).toHaveAttribute('aria-checked', 'true')

    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('main[aria-busy]')).toHaveCount(0)
    await expect(product).toHaveAttribute('aria-checked', 'true')
    expect(await product.boundingBox()).toEqual(painted)
    expect(asked.filter((path) => path === '/api/pay/productPoints')).toHaveLength(1)
  },
)

test('products that once stand there are never gone for a moment, opened at the plain address', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: boolean[] = []
    const look = () => {
      const stand = document.querySelector('[role="tabpanel"] [role="radio"]') !== null
      if (stand !== seen.at(-1)) seen.push(stand)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    Object.assign(window, { productsStood: seen })
  })
  const release = await holdStore(page)
  await page.goto(storeOrigin('watt'))
  await expect(page.locator('main[aria-busy="false"]')).toHaveCount(1)
  release()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('main[aria-busy]')).toHaveCount(0)
  await expect(page).toHaveURL(/\/selectGoods$/)
  expect(
    await page.evaluate(() => (window as unknown as { productsStood: boolean[] }).productsStood),
  ).toEqual([false, true])
})

test('a keyboard’s focus on a painted product stays there when the store takes over', async ({ page }) => {
  const release = await holdStore(page)
  await page.goto(`${storeOrigin('watt')}/selectGoods`)
  const product = page.locator('[role="tabpanel"] [role="radio"]').nth(1)
  await expect(page.locator('main[aria-busy="false"]')).toHaveCount(1)
  await product.focus()
  release()
  await expect(page.locator('main[aria-busy]')).toHaveCount(0)
  await expect(product).toBeFocused()
})

test(
  'a player who comes back sees products and character, which stay where they are, before the store’s script is there, and taps them',
  { tag: '@core' },
  async ({ page }) => {
    const shopper = await enterStore(page, 'watt')
    await logIn(shopper)
    await chooseCharacter(shopper)
    const row = page.locator('.destination-row')
    const chosen = await row.textContent()
    const release = await holdStore(page)
    const asked = hearCalls(page)
    await page.reload()
    const product = page.locator('[role="tabpanel"] [role="radio"]').nth(1)
    await expect(product).toBeVisible()
    await expect(page.locator('main[aria-busy="false"]')).toHaveCount(1)
    expect(await row.textContent()).toBe(chosen)
    // The driver scrolls to what it taps; what counts is that nothing moves after that.
    await product.scrollIntoViewIfNeeded()
    const painted = await product.boundingBox()
    await product.click()

    release()
    await expect(page.getByRole('dialog', { name: shopper.says.recharge.title })).toBeVisible()
    await expect(page.locator('main[aria-busy]')).toHaveCount(0)
    expect(await row.textContent()).toBe(chosen)
    expect(await product.boundingBox()).toEqual(painted)
    expect(asked.filter((path) => path === '/api/pay/productPoints')).toHaveLength(1)
  },
)

test('what was painted for one player is taken away when another tab logs out', async ({ page, context }) => {
  const shopper = await enterStore(page, 'watt')
  await logIn(shopper)
  await chooseCharacter(shopper)
  const character = await page.locator('.destination-row b').textContent()
  const release = await holdStore(page)
  await page.reload()
  await expect(page.getByText(character ?? '')).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${storeOrigin('watt')}/robots.txt`)
  await other.evaluate(() => localStorage.removeItem('topup.watt.accounts'))
  await expect(page.getByText(character ?? '')).toHaveCount(0)
  await expect(page.locator('main[aria-busy="true"]')).toHaveCount(1)

  release()
  await expect(page.locator('main[aria-busy]')).toHaveCount(0)
  await expect(page.getByRole('main').getByText(shopper.says.destination.logInTitle)).toBeVisible()
})
