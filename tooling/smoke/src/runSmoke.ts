import { writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
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
  const executable = findChromium()
  const folder = given.folder === null ? usualFolder : resolve(given.folder)
  const { asked, stop } = await storesToWalk(given, brands)
  try {
    prepareFolder(folder)
    const stores = await walkAll(asked, { brands, executable, folder })
    const reports = stores.map(({ report }) => report)
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

/** What all walks of one command share. */
interface Shared {
  readonly brands: Brands
  /** Path of the browser. */
  readonly executable: string
  /** Folder of the report. */
  readonly folder: string
}

/**
 * Walks one store after another: several at once would make each other slow, and slowness looks like a fault. Each has a
 * browser of its own, so that one that is lost costs one store.
 */
async function walkAll(
  asked: readonly Asked[],
  { brands, executable, folder }: Shared,
): Promise<readonly Reported[]> {
  const stores: Reported[] = []
  for (const [index, store] of asked.entries()) {
    const { origin, brand } = store.target
    const name = `${index + 1}-${brand ?? new URL(origin).host.replace(':', '-')}`
    console.log(`Walking ${origin} ...`)
    const browser = await openBrowser(executable)
    try {
      const report = await walkStore({ ...store, folder: join(folder, name) }, brands, browser)
      if (asked.length > 1)
        console.log(`  ${report.brand ?? '?'}: ${summaryText(report)}, ${seconds(report.ms)}`)
      stores.push({ report, folder: name })
      // What has been walked is kept, whatever happens to the next store.
      writeReport(folder, stores)
    } finally {
      await browser.close()
    }
  }
  return stores
}
