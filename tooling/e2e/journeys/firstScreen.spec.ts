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
    await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeVisible()
    expect(faults).toEqual([])
  })
}
