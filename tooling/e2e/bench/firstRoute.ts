import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium as browserType } from '@playwright/test'
import { startSandbox } from '@topup/sandbox'
import { appsFolder, listApps } from '@topup/vite'
import { serveStore } from '@topup/vite/serve'
import { chromium } from '../src/browsers.ts'
import { floorDocument, type Floor } from './floor/floorDocument.ts'
import { floorScript, serveFloor } from './floor/serveFloor.ts'
import { measure, slow } from './measure.ts'
import type { Network, Times, VisitKind } from './measure.ts'
import { readArguments, type BenchArguments } from './readArguments.ts'
import { createSharedLink } from './sharedLink.ts'
import { askedForProducts, staticBaseline } from './staticBaseline.ts'
import { tableOf } from './tableOf.ts'

/**
 * Measures a first and a second visit to a built store on a slow phone, in turn with pages that do the same job with less: the
 * store's own page without scripts, a page by hand, and floors e and f (performance.md); on a network that slows every request
 * by itself, and on one whose bytes share a link. Only the ratios carry over to another machine. Usage:
 * `pnpm bench:firstRoute [brand] [runs] [--cpu 6]`, after `pnpm build:sandbox`.
 */
const { brand, runs, cpuRate } = asked()

const pages = ['handWritten', 'static', 'floorE', 'floorF', 'store'] as const
type PageName = (typeof pages)[number]
const floors: readonly Floor[] = ['handWritten', 'floorE', 'floorF']

const sandbox = await startSandbox({ port: 0 })
const link = createSharedLink(slow)
const folder = join(appsFolder, brand, 'dist-sandbox')
const farSandbox = await link.leadTo(sandbox.origin)
const near = await serveStore({ folder, port: 0, sandboxOrigins: [sandbox.origin] })
const far = await serveStore({ folder, port: 0, sandboxOrigins: [farSandbox] })
const floor = await serveFloor()
const origins: Readonly<Record<Network, { readonly store: string; readonly floor: string }>> = {
  eachRequest: { store: near.origin, floor: floor.origin },
  sharedLink: { store: await link.leadTo(far.origin), floor: await link.leadTo(floor.origin) },
}
for (const { store, floor: beside } of Object.values(origins)) {
  sandbox.world.stores.set(store, brand)
  sandbox.world.stores.set(beside, brand)
}
const browser = await browserType.launch(chromium)
try {
  await drawFloors()
  for (const network of ['eachRequest', 'sharedLink'] as const)
    for (const visit of ['first', 'second'] as const) await compare(network, visit)
} finally {
  await browser.close()
  floor.close()
  link.close()
  await Promise.all([near.close(), far.close(), sandbox.close()])
}

/** Puts the floor pages there, with the products that the store asks for. */
async function drawFloors(): Promise<void> {
  const address = `${near.origin}/selectGoods`
  floor.show('/static', await staticBaseline(browser, address))
  const { url, products } = await askedForProducts(browser, address)
  for (const kind of floors)
    for (const [network, api] of [
      ['eachRequest', sandbox.origin],
      ['sharedLink', farSandbox],
    ] as const) {
      const from = { products, address: url.replace(sandbox.origin, api), script: floorScript }
      floor.show(`/${kind}/${network}`, floorDocument(kind, from))
    }
  console.log(`The libraries of the floors have ${(floor.scriptBytes / 1000).toFixed(1)} kB.`)
}

/** Visits all pages in turn and prints their medians and their ratios to the floors. */
async function compare(network: Network, visit: VisitKind['visit']): Promise<void> {
  const how = { network, visit, cpuRate, reconnect: () => link.reset() }
  const visitPage = (page: PageName) =>
    measure(browser, addressOf(page, network), {
      ...how,
      isAlive: page !== 'static' && page !== 'handWritten',
    })
  await visitPage('store')
  const seen = new Map<PageName, Times[]>(pages.map((page) => [page, []]))
  for (let run = 0; run < runs; run += 1)
    for (const page of pages) seen.get(page)?.push(await visitPage(page))
  console.log(`\n${brand}, ${visit} visit, ${network}, processor ${cpuRate} times slower, ${runs} runs`)
  console.table(tableOf(seen, brand))
}

function addressOf(page: PageName, network: Network): string {
  if (page === 'store') return `${origins[network].store}/selectGoods`
  return page === 'static'
    ? `${origins[network].floor}/static`
    : `${origins[network].floor}/${page}/${network}`
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
