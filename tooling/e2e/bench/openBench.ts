import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium as browserType } from '@playwright/test'
import { startSandbox } from '@topup/sandbox'
import { appsFolder, listApps } from '@topup/vite'
import { compress } from '@topup/vite/deploy'
import { serveStore } from '@topup/vite/serve'
import { chromium } from '../src/browsers.ts'
import { floorDocument, type Floor } from './floor/floorDocument.ts'
import { floorScript, serveFloor } from './floor/serveFloor.ts'
import { slow } from './measure.ts'
import type { Network } from './measure.ts'
import { type BenchArguments, readArguments } from './readArguments.ts'
import { createSharedLink } from './sharedLink.ts'
import { askedForProducts, staticBaseline } from './staticBaseline.ts'

/** The pages that are measured, in the order of their visits: those that do less, and the store. */
export const benchPages = ['handWritten', 'static', 'floorE', 'floorF', 'store'] as const
export type BenchPage = (typeof benchPages)[number]

/** Whether a tap on a product of the page does something. */
export const isAlive = (page: BenchPage): boolean => page !== 'static' && page !== 'handWritten'

/** A browser and the servers of all pages. */
export interface Bench {
  readonly browser: Browser
  /** Size of the libraries of the floors, in bytes after brotli. */
  readonly scriptBytes: number
  addressOf(page: BenchPage, network: Network): string
  /** Makes the phone connect again. */
  reconnect(): void
  close(): Promise<void>
}

const floors: readonly Floor[] = ['handWritten', 'floorE', 'floorF']

/** Serves a built store and the floor pages with its products, on both networks. */
export async function openBench(brand: string): Promise<Bench> {
  const sandbox = await startSandbox({ port: 0 })
  const link = createSharedLink(slow)
  const folder = join(appsFolder, brand, 'dist-sandbox')
  // A build for this machine is compressed in a hurry, and these networks are slow.
  await compress(folder)
  const farSandbox = await link.leadTo(sandbox.origin)
  const near = await serveStore({ folder, port: 0, sandboxOrigins: [sandbox.origin] })
  const far = await serveStore({ folder, port: 0, sandboxOrigins: [farSandbox] })
  const floor = await serveFloor()
  const origins: Readonly<Record<Network, { readonly store: string; readonly floor: string }>> = {
    eachRequest: { store: near.origin, floor: floor.origin },
    sharedLink: { store: await link.leadTo(far.origin), floor: await link.leadTo(floor.origin) },
  }
  for (const each of Object.values(origins).flatMap(({ store, floor: beside }) => [store, beside]))
    sandbox.world.stores.set(each, brand)
  const browser = await browserType.launch(chromium)
  const bench: Bench = {
    browser,
    scriptBytes: floor.scriptBytes,
    addressOf: (page, network) => {
      if (page === 'store') return `${origins[network].store}/selectGoods`
      return page === 'static'
        ? `${origins[network].floor}/static`
        : `${origins[network].floor}/${page}/${network}`
    },
    reconnect: () => link.reset(),
    close: async () => {
      await browser.close()
      floor.close()
      link.close()
      await Promise.all([near.close(), far.close(), sandbox.close()])
    },
  }
  try {
    const address = bench.addressOf('store', 'eachRequest')
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
    return bench
  } catch (error) {
    await bench.close()
    throw error
  }
}

/** What is asked for; a rejection is one sentence and the end. */
export function askedBench(): BenchArguments {
  try {
    const read = readArguments(process.argv.slice(2), listApps())
    if (!existsSync(join(appsFolder, read.brand, 'dist-sandbox/headers.json')))
      throw new Error(`Not built: ${read.brand}. Run: npm run build:sandbox`)
    return read
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
