import { expect, test } from '@playwright/test'
import { listApps, readBrandApp } from '@topup/vite'
import { storeOrigin } from '../src/stores.ts'

for (const key of listApps()) {
  test(`${key} shows its name before any script, then opens without a fault`, async ({ page, browser }) => {
    const { brand } = await readBrandApp(key)
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    const withoutScripts = await browser.newContext({ javaScriptEnabled: false })
    const shell = await withoutScripts.newPage()
    await shell.goto(storeOrigin(key))
    await expect(shell.getByRole('banner').getByText(brand.name, { exact: true })).toBeVisible()
    await withoutScripts.close()

    await page.goto(storeOrigin(key))
    await expect(page.locator('main[aria-busy]')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeVisible()
    expect(faults).toEqual([])
  })
}

test('goods stand before the store’s script is there, stay where they are, and a tap on them is carried out', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/store-/, async (route) => {
    await held
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  await page.goto(`${storeOrigin('watt')}/selectGoods`)
  const product = page.locator('[role="tabpanel"] [role="radio"]').nth(1)
  await expect(product).toBeVisible()
  await expect(page.locator('main[aria-busy="false"]')).toHaveCount(1)
  const painted = await product.boundingBox()
  await product.click()
  await expect(product).toHaveAttribute('aria-checked', 'true')

  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('main[aria-busy]')).toHaveCount(0)
  await expect(product).toHaveAttribute('aria-checked', 'true')
  expect(await product.boundingBox()).toEqual(painted)
  expect(asked.filter((path) => path === '/api/pay/productPoints')).toHaveLength(1)
})
