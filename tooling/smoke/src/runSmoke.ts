import { writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Browser } from 'playwright'
import { findChromium } from './browser/findChromium.ts'
import { openBrowser } from './browser/openScreens.ts'
import { printTable, seconds, summaryText } from './print/printTable.ts'
import { prepareFolder, writeReport } from './print/reportFolder.ts'
import { writeJunit } from './print/writeJunit.ts'
import type { Reported } from './print/writeStartPage.ts'
import type { Arguments } from './readArguments.ts'
import { readBrands } from './readBrands.ts'
import { isSound } from './report/report.ts'
import { startSandboxStores } from './sandbox/startSandboxStores.ts'
import { chooseTarget } from './target/target.ts'
import { type Brands, type StoreWalk, walkStore } from './walk/walkStore.ts'

const usualFolder = join(resolve(import.meta.dirname, '../../..'), 'reports/smoke')

/** A store that is going to be walked. */
type Asked = Omit<StoreWalk, 'folder'>

/** Walks every store that the command line names, and reports. False where one of them has a fault; throws where nothing could be walked. */
export async function smoke(given: Arguments): Promise<boolean> {
  const brands = await readBrands()
  const folder = given.folder === null ? usualFolder : resolve(given.folder)
  const { asked, stop } = await storesToWalk(given, brands)
  try {
    prepareFolder(folder)
    const browser = await openBrowser(findChromium())
    const stores = await walkAll(asked, { brands, browser, folder }).finally(() => browser.close())
    const reports = stores.map(({ report }) => report)
    writeReport(folder, stores)
    if (given.junitFile !== null) writeFileSync(given.junitFile, writeJunit(reports))
    console.log(`${printTable(reports)}\n\nReport: ${relative('.', join(folder, 'index.html'))}`)
    return reports.every(isSound)
  } finally {
    await stop()
  }
}

/** The stores of the command line, and what ends them. Every address is judged before any store is asked. */
async function storesToWalk({ stores, brand, login, pays, linkId }: Arguments, brands: Brands) {
  if (stores.kind === 'sandbox') return startSandboxStores(stores.keys, pays)
  const logsIn = login !== null
  const asked: readonly Asked[] = stores.urls.map((url) => ({
    target: chooseTarget({ url, brand, logsIn, pays }, brands.all),
    login,
    pays,
    linkId,
  }))
  return { asked, stop: () => Promise.resolve() }
}

/** Walks one store after another: several at once would make each other slow, and slowness looks like a fault. */
async function walkAll(
  asked: readonly Asked[],
  {
    brands,
    browser,
    folder,
  }: { readonly brands: Brands; readonly browser: Browser; readonly folder: string },
): Promise<readonly Reported[]> {
  const stores: Reported[] = []
  for (const [index, store] of asked.entries()) {
    const name = `${index + 1}-${store.target.brand ?? new URL(store.target.origin).host.replace(':', '-')}`
    console.log(`Walking ${store.target.origin} ...`)
    const report = await walkStore({ ...store, folder: join(folder, name) }, brands, browser)
    if (asked.length > 1)
      console.log(`  ${report.brand ?? '?'}: ${summaryText(report)}, ${seconds(report.ms)}`)
    stores.push({ report, folder: name })
  }
  return stores
}
