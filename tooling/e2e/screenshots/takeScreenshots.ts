import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, devices, type Browser, type Page } from '@playwright/test'
import { htmlLang } from '@topup/domain'
import { appsFolder, listApps, readBrandApp } from '@topup/vite'
import { screenshots } from '@topup/vite/installation'
import { chromium as systemChromium } from '../src/browsers.ts'
import { startEverything } from '../src/globalSetup.ts'

/**
 * Takes the pictures that a browser shows before it installs a store, from the sandbox builds, into `public/` of each app:
 * `node screenshots/takeScreenshots.ts [brand …]`. They stand in the web app manifest, and the README shows some side by side.
 * Letters are those of this machine.
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
  await takeReadmePicture(browser)
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

const readmeStores = ['watt', 'rhinosTwhk', 'ko', 'dragon'] as const

/** The first screen of the README: four stores on phones, side by side. */
async function takeReadmePicture(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1240, height: 620 } })
  const pictures = readmeStores.map((key) => {
    const file = join(appsFolder, key, 'public/screenshot-narrow.jpg')
    return `<img src="data:image/jpeg;base64,${readFileSync(file, 'base64')}">`
  })
  await page.setContent(
    `<style>
      body { margin: 0; height: 620px; display: flex; justify-content: space-evenly; align-items: center; background: #e9edf2 }
      img { height: 580px; border-radius: 18px; box-shadow: 0 2px 12px #0003 }
    </style>${pictures.join('')}`,
  )
  await page.screenshot({ path: join(appsFolder, '../docs/stores.jpg'), type: 'jpeg', quality: 80 })
}

const given = process.argv.slice(2)
await takeScreenshots(given.length > 0 ? given : listApps())
