import { join } from 'node:path'
import { chromium, devices, type Page } from '@playwright/test'
import { htmlLang } from '@topup/domain'
import { appsFolder, listApps, readBrandApp } from '@topup/vite'
import { screenshots } from '@topup/vite/installation'
import { chromium as systemChromium } from '../src/browsers.ts'
import { startStores } from '../src/globalSetup.ts'
import { keepEventClosed } from '../src/shopper.ts'

/**
 * Takes the pictures that a browser shows before it installs a store, from the sandbox builds, into `public/` of each app:
 * `node screenshots/takeScreenshots.ts [brand …]`. They stand in the web app manifest, and the README shows some.
 * Letters are those of this machine.
 */
async function takeScreenshots(asked: readonly string[]): Promise<void> {
  const { stores, stop } = await startStores(asked)
  const browser = await chromium.launch(systemChromium)
  for (const { key, origin } of stores) {
    const { brand } = await readBrandApp(key)
    for (const { file, width, height, scale, form } of screenshots) {
      const context = await browser.newContext({
        ...(form === 'narrow' ? devices['Pixel 7'] : devices['Desktop Chrome']),
        viewport: { width: width / scale, height: height / scale },
        deviceScaleFactor: scale,
        locale: htmlLang(brand.defaultLanguage),
        serviceWorkers: 'block',
      })
      await keepEventClosed(context, key)
      const page = await context.newPage()
      await page.goto(origin, { waitUntil: 'networkidle' })
      await page.locator('main:not([aria-busy])').waitFor()
      await expectLetters(page)
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

/** Throws where the page has a letter that is drawn as the box of a letter that nobody has. */
async function expectLetters(page: Page): Promise<void> {
  const missing = await page.evaluate(() => {
    const drawn = (letter: string) => {
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d')
      if (context === null) return ''
      context.font = '16px sans-serif'
      context.fillText(letter, 0, 20)
      return canvas.toDataURL()
    }
    const box = drawn('\u{10fffd}')
    return [...new Set(document.body.innerText.replaceAll(/\s/g, ''))].filter(
      (letter) => drawn(letter) === box,
    )
  })
  if (missing.length > 0) throw new Error(`This machine has no typeface for ${missing.join('')}`)
}

const given = process.argv.slice(2)
await takeScreenshots(given.length > 0 ? given : listApps())
