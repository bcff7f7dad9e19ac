import { join } from 'node:path'
import { chromium as browserType } from '@playwright/test'
import { startSandbox } from '@topup/sandbox'
import { appsFolder } from '@topup/vite'
import { serveStore } from '@topup/vite/serve'
import { chromium } from '../src/browsers.ts'
import { lifelessPage, serveDocument } from './lifelessPage.ts'
import { measure, type Times } from './measure.ts'

/**
 * Measures how soon a store's goods are on a slow phone's screen and can be tapped, against a lifeless page of the same
 * goods that is measured in the same run, in turn with it. Only the ratios carry over to another machine. Usage:
 * `pnpm bench:firstRoute [brand] [runs]`, after `pnpm build:sandbox`.
 */
const [brand = 'watt', runs = '9'] = process.argv.slice(2)

/** The same ratios of server-rendered shops, measured once on the same setting. */
const others = [
  { name: 'Vercel Commerce', visible: 844 / 535, usable: 2711 / 535 },
  { name: 'Medusa starter', visible: 1171 / 535, usable: 4225 / 535 },
]

const sandbox = await startSandbox({ port: 0 })
const served = await serveStore({
  folder: join(appsFolder, brand, 'dist-sandbox'),
  port: 0,
  sandboxOrigins: [sandbox.origin],
})
sandbox.world.stores.set(served.origin, brand)
const browser = await browserType.launch(chromium)
try {
  const store = `${served.origin}/selectGoods`
  const floor = await serveDocument(await lifelessPage(browser, store))
  await measure(browser, store, 'store')
  const stores: Times[] = []
  const floors: Times[] = []
  for (let run = 0; run < Number(runs); run += 1) {
    floors.push(await measure(browser, floor.origin, 'lifeless'))
    stores.push(await measure(browser, store, 'store'))
  }
  floor.close()
  report(median(floors.map(({ visibleMs }) => visibleMs)), stores)
} finally {
  await browser.close()
  await served.close()
  await sandbox.close()
}

function report(floorMs: number, times: readonly Times[]): void {
  const visible = median(times.map(({ visibleMs }) => visibleMs))
  const usable = median(times.map(({ usableMs }) => usableMs ?? Number.NaN))
  console.log(`lifeless page of the goods: ${floorMs.toFixed(0)} ms`)
  console.log(
    `${brand}: visible ${visible.toFixed(0)} ms, popup after a tap ${usable.toFixed(0)} ms (${times.length} runs)`,
  )
  console.table(
    [{ name: brand, visible: visible / floorMs, usable: usable / floorMs }, ...others].map((row) => ({
      shop: row.name,
      'visible / floor': row.visible.toFixed(2),
      'usable / floor': row.usable.toFixed(2),
    })),
  )
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
