import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium as browserType } from '@playwright/test'
import { startSandbox } from '@topup/sandbox'
import { appsFolder, listApps } from '@topup/vite'
import { serveStore } from '@topup/vite/serve'
import { chromium } from '../src/browsers.ts'
import { staticBaseline, serveDocument } from './staticBaseline.ts'
import { measure, slow } from './measure.ts'
import type { Network, Times } from './measure.ts'
import { readArguments, type BenchArguments } from './readArguments.ts'
import { createSharedLink } from './sharedLink.ts'

/**
 * Measures how soon a store's products are on a slow phone's screen and can be tapped, against a static page of the same
 * products that is measured in the same run, in turn with it; on a network that slows every request by itself, and on one whose bytes
 * share a link. Only the ratios carry over to another machine. Usage: `pnpm bench:firstRoute [brand] [runs]`, after
 * `pnpm build:sandbox`.
 */
const { brand, runs } = asked()

/** The same ratios of server-rendered shops, measured once on the same setting, every request by itself. */
const others = [
  { name: 'Vercel Commerce', network: 'eachRequest', visible: 844 / 535, usable: 2711 / 535 },
  { name: 'Medusa starter', network: 'eachRequest', visible: 1171 / 535, usable: 4225 / 535 },
]

const sandbox = await startSandbox({ port: 0 })
const link = createSharedLink(slow)
const folder = join(appsFolder, brand, 'dist-sandbox')
const near = await serveStore({ folder, port: 0, sandboxOrigins: [sandbox.origin] })
const far = await serveStore({ folder, port: 0, sandboxOrigins: [await link.leadTo(sandbox.origin)] })
const farOrigin = await link.leadTo(far.origin)
for (const origin of [near.origin, farOrigin]) sandbox.world.stores.set(origin, brand)
const browser = await browserType.launch(chromium)
const floor = await serveDocument(await staticBaseline(browser, `${near.origin}/selectGoods`))
const addresses: Readonly<Record<Network, { readonly floor: string; readonly store: string }>> = {
  eachRequest: { floor: floor.origin, store: `${near.origin}/selectGoods` },
  sharedLink: { floor: await link.leadTo(floor.origin), store: `${farOrigin}/selectGoods` },
}
try {
  const rows = [await ratios('eachRequest'), await ratios('sharedLink'), ...others]
  console.table(
    rows.map((row) => ({
      shop: row.name,
      network: row.network,
      'visible / floor': row.visible.toFixed(2),
      'usable / floor': row.usable.toFixed(2),
    })),
  )
} finally {
  await browser.close()
  floor.close()
  link.close()
  await Promise.all([near.close(), far.close(), sandbox.close()])
}

async function ratios(network: Network): Promise<(typeof others)[number]> {
  const address = addresses[network]
  const measureOnce = (page: 'store' | 'static') => {
    link.reset()
    return measure(browser, page === 'store' ? address.store : address.floor, { page, network })
  }
  await measureOnce('store')
  const floors: Times[] = []
  const stores: Times[] = []
  for (let run = 0; run < runs; run += 1) {
    floors.push(await measureOnce('static'))
    stores.push(await measureOnce('store'))
  }
  const floorMs = median(floors.map(({ visibleMs }) => visibleMs))
  const visible = median(stores.map(({ visibleMs }) => visibleMs))
  const usable = median(stores.map(({ usableMs }) => usableMs ?? Number.NaN))
  console.log(
    `${network}: static page ${floorMs.toFixed(0)} ms; ${brand} visible ${visible.toFixed(0)} ms, popup after a tap ${usable.toFixed(0)} ms (${stores.length} runs)`,
  )
  return { name: brand, network, visible: visible / floorMs, usable: usable / floorMs }
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** What is asked for; a rejection is one sentence and the end. */
function asked(): BenchArguments {
  try {
    const read = readArguments(process.argv.slice(2), listApps())
    if (!existsSync(join(appsFolder, read.brand, 'dist-sandbox/headers.json')))
      throw new Error(`Not built: ${read.brand}. Run: pnpm build:sandbox`)
    return read
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
