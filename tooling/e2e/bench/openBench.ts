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

/** The pages that are measured, in the order of their visits: those that do less, the store, and the same store as it was before. */
const allPages = ['handWritten', 'static', 'floorE', 'floorF', 'store', 'before'] as const
export type BenchPage = (typeof allPages)[number]

/** Whether a tap on a product of the page does something. */
export const isAlive = (page: BenchPage): boolean => page !== 'static' && page !== 'handWritten'

const noOrigins = { eachRequest: '', sharedLink: '' }

const storeFolder = (brand: string): string => join(appsFolder, brand, 'dist-sandbox')

const floors: readonly Floor[] = ['handWritten', 'floorE', 'floorF']

/** Serves a built store and the floor pages with its products, on both networks; and an older build of the store, where its folder is named. */
export async function openBench(brand: string, before: string | null) {
  const sandbox = await startSandbox({ port: 0 })
  const link = createSharedLink(slow)
  const farSandbox = await link.leadTo(sandbox.origin)
  const servers: { readonly close: () => Promise<unknown> }[] = []
  const serveBuild = async (folder: string) => {
    // A build for this machine is compressed in a hurry, and these networks are slow.
    await compress(folder)
    const near = await serveStore({ folder, port: 0, sandboxOrigins: [sandbox.origin] })
    const far = await serveStore({ folder, port: 0, sandboxOrigins: [farSandbox] })
    servers.push(near, far)
    return { eachRequest: near.origin, sharedLink: await link.leadTo(far.origin) }
  }
  const floor = await serveFloor()
  const origins: Readonly<Record<'floor' | 'store' | 'before', Readonly<Record<Network, string>>>> = {
    floor: { eachRequest: floor.origin, sharedLink: await link.leadTo(floor.origin) },
    store: await serveBuild(storeFolder(brand)),
    before: before === null ? noOrigins : await serveBuild(before),
  }
  for (const each of Object.values(origins).flatMap(Object.values)) sandbox.world.stores.set(each, brand)
  const browser = await browserType.launch(chromium)
  const bench = {
    browser,
    /** Size of the libraries of the floors, in bytes after brotli. */
    scriptBytes: floor.scriptBytes,
    /** In the order of their visits. */
    pages: allPages.filter((page) => page !== 'before' || before !== null),
    addressOf: (page: BenchPage, network: Network) => {
      if (page === 'store' || page === 'before') return `${origins[page][network]}/selectGoods`
      const path = page === 'static' ? page : `${page}/${network}`
      return `${origins.floor[network]}/${path}`
    },
    /** Makes the phone connect again. */
    reconnect: () => link.reset(),
    close: async () => {
      await browser.close()
      floor.close()
      link.close()
      await Promise.all([...servers, sandbox].map((each) => each.close()))
    },
  }
  try {
    const address = bench.addressOf('store', 'eachRequest')
    const { url, products, html } = await readStore(browser, address)
    floor.show('/static', html)
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
    return readArguments(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** Reads `[brand] [runs] [--cpu rate] [--before folder]`; `watt`, 9 and 4 by default. Throws one plain sentence for anything else. */
function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { before: { type: 'string' }, cpu: { type: 'string', default: '4' } },
  })
  const [brand = 'watt', runs = '9', ...more] = positionals
  const brands = listApps()
  if (!brands.includes(brand)) throw new Error(`There is no brand "${brand}". Brands: ${brands.join(', ')}.`)
  if (more.length > 0 || !/^[1-9]\d{0,5}$/.test(runs))
    throw new Error(`The bench takes a brand and a whole number of runs, not "${args.join(' ')}".`)
  if (!/^[1-9]\d?$/.test(values.cpu))
    throw new Error(`A processor is 1 to 99 times slower, not "${values.cpu}".`)
  /** The folder of an older build, with which the store is compared. */
  const before = values.before ?? null
  for (const folder of [storeFolder(brand), ...(before === null ? [] : [before])])
    if (!existsSync(join(folder, 'headers.json')))
      throw new Error(`Not built: ${folder}. Run: npm run build:sandbox`)
  return { brand, runs: Number(runs), cpuRate: Number(values.cpu), before }
}

/**
 * What a store shows first: the address at which it asks for its products, those of the first category, and the same as one static
 * document: what the store draws, with its style sheets inside and no script. Nothing can show them sooner, so it is the measure of
 * everything else.
 */
async function readStore(browser: Browser, storeAddress: string) {
  const context = await browser.newContext({ ...devices['Pixel 7'], bypassCSP: true })
  const tab = await context.newPage()
  const [answer] = await Promise.all([
    tab.waitForResponse((response) => response.url().includes('/productPoints')),
    tab.goto(storeAddress),
  ])
  const { content } = (await answer.json()) as { content: { goods: FloorProduct[] }[] }
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
  return { url: answer.url(), products: content[0]?.goods ?? [], html }
}
