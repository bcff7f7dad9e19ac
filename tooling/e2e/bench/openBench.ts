import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium as browserType, devices } from '@playwright/test'
import { startSandbox } from '@topup/sandbox'
import { appsFolder, listApps } from '@topup/vite'
import { compress } from '@topup/vite/deploy'
import { serveStore } from '@topup/vite/serve'
import { chromium } from '../src/browsers.ts'
import { floorDocument, type Floor, type FloorProduct } from './floor/floorDocument.ts'
import { floorScript, serveFloor } from './floor/serveFloor.ts'
import { slow } from './measure.ts'
import type { Network } from './measure.ts'
import { createSharedLink } from './sharedLink.ts'

/** The pages that are measured, in the order of their visits: those that do less, and the store. */
export const benchPages = ['handWritten', 'static', 'floorE', 'floorF', 'store'] as const
export type BenchPage = (typeof benchPages)[number]

/** Whether a tap on a product of the page does something. */
export const isAlive = (page: BenchPage): boolean => page !== 'static' && page !== 'handWritten'

const floors: readonly Floor[] = ['handWritten', 'floorE', 'floorF']

/** Serves a built store and the floor pages with its products, on both networks. */
export async function openBench(brand: string) {
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
  const bench = {
    browser,
    /** Size of the libraries of the floors, in bytes after brotli. */
    scriptBytes: floor.scriptBytes,
    addressOf: (page: BenchPage, network: Network) => {
      if (page === 'store') return `${origins[network].store}/selectGoods`
      return page === 'static'
        ? `${origins[network].floor}/static`
        : `${origins[network].floor}/${page}/${network}`
    },
    /** Makes the phone connect again. */
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
export function askedBench() {
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

/** Reads `[brand] [runs] [--cpu rate] [--drift | --record]`; `watt`, 9 and 4 by default. Throws one plain sentence for anything else. */
function readArguments(given: readonly string[], brands: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    strict: false,
    options: {
      cpu: { type: 'string', default: '4' },
      drift: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
  })
  const { cpu, drift, record, ...others } = values
  const [brand = 'watt', runs = '9', ...more] = positionals
  if (Object.keys(others).length > 0 || more.length > 0)
    throw new Error(`The bench takes a brand and how many runs, not "${given.join(' ')}".`)
  if (!brands.includes(brand)) throw new Error(`There is no brand "${brand}". Brands: ${brands.join(', ')}.`)
  if (!/^[1-9]\d{0,5}$/.test(runs)) throw new Error(`Runs are a whole number from 1, not "${runs}".`)
  if (typeof cpu !== 'string' || !/^[1-9]\d?$/.test(cpu))
    throw new Error(`A processor is 1 to 99 times slower, not "${cpu}".`)
  if (drift && record) throw new Error('The bench compares with what is recorded, or records, not both.')
  return {
    brand,
    runs: Number(runs),
    /** How many times slower the phone's processor is. */
    cpuRate: Number(cpu),
    /** What becomes of the ratios beside the table: compared with the recorded ones, or recorded in their place. */
    ratios: drift ? 'compare' : record ? 'record' : 'show',
  }
}

/**
 * The products of a store as one static document: what the store draws, with its style sheets inside and no script.
 * Nothing can show the same products sooner, so it is the measure of everything else.
 */
async function staticBaseline(browser: Browser, storeAddress: string): Promise<string> {
  const context = await browser.newContext({ ...devices['Pixel 7'], bypassCSP: true })
  const tab = await context.newPage()
  await tab.goto(storeAddress)
  // The store's own page, not the lighter one that the document paints before it.
  await tab.locator('main:not([aria-busy]) [role="tabpanel"] [role="radio"]').first().waitFor()
  const html = await tab.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    )
    for (const element of document.querySelectorAll('script, link, style')) element.remove()
    const style = document.createElement('style')
    style.textContent = rules.join('\n')
    document.head.append(style)
    return `<!doctype html>${document.documentElement.outerHTML}`
  })
  await context.close()
  return html
}

/** The address at which the store asks for its products, and those of the first category. */
async function askedForProducts(
  browser: Browser,
  storeAddress: string,
): Promise<{ readonly url: string; readonly products: readonly FloorProduct[] }> {
  const context = await browser.newContext()
  const tab = await context.newPage()
  const [answer] = await Promise.all([
    tab.waitForResponse((response) => response.url().includes('/productPoints')),
    tab.goto(storeAddress),
  ])
  const { content } = (await answer.json()) as { content: { goods: FloorProduct[] }[] }
  const found = { url: answer.url(), products: content[0]?.goods ?? [] }
  await context.close()
  return found
}
