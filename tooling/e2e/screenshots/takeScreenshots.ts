import { join } from 'node:path'
import { chromium, devices } from '@playwright/test'
import { htmlLang } from '@topup/domain'
import { appsFolder, listApps, readBrandApp } from '@topup/vite'
import { screenshots } from '@topup/vite/installation'
import { chromium as systemChromium } from '../src/browsers.ts'
import { startEverything } from '../src/globalSetup.ts'

/**
 * Takes the pictures that a browser shows before it installs a store, from the sandbox builds, into `public/` of each app:
 * `node screenshots/takeScreenshots.ts [brand …]`. They stand in the web app manifest.
 */
async function takeScreenshots(asked: readonly string[]): Promise<void> {
  const stop = await startEverything()
  const browser = await chromium.launch(systemChromium)
  const origins = JSON.parse(process.env['STORES'] ?? '{}') as Readonly<Record<string, string>>
  for (const key of asked) {
    const { brand } = await readBrandApp(key)
    for (const { file, width, height, scale, form } of screenshots) {
      const context = await browser.newContext({
        ...(form === 'narrow' ? devices['Pixel 7'] : devices['Desktop Chrome']),
        viewport: { width: width / scale, height: height / scale },
        deviceScaleFactor: scale,
        locale: htmlLang(brand.defaultLanguage),
        serviceWorkers: 'block',
      })
      // The event would open by itself and cover the page.
      await context.addInitScript((name) => {
        localStorage.setItem(name, JSON.stringify({ v: false, e: null }))
      }, `topup.${key}.eventOpensItself`)
      const page = await context.newPage()
      await page.goto(origins[key] ?? '', { waitUntil: 'networkidle' })
      await page.locator('main:not([aria-busy])').waitFor()
      await page.screenshot({
        path: join(appsFolder, key, 'public', file),
        type: 'jpeg',
        quality: 70,
        animations: 'disabled',
      })
      await context.close()
    }
    console.log(key)
  }
  await browser.close()
  await stop()
}

const given = process.argv.slice(2)
await takeScreenshots(given.length > 0 ? given : listApps())
