import { join, relative, resolve } from 'node:path'
import { findChromium } from './browser/findChromium.ts'
import { openBrowser } from './browser/openScreens.ts'
import { printTable } from './print/printTable.ts'
import { prepareFolder, writeFileIn, writeReport } from './print/reportFolder.ts'
import { writeJunit } from './print/writeJunit.ts'
import type { Reported } from './print/writeStartPage.ts'
import type { Arguments } from './readArguments.ts'
import { readBrands } from './readBrands.ts'
import { isSound, type StoreReport } from './report/report.ts'
import { startSandboxStores } from './sandbox/startSandboxStores.ts'
import { chooseTarget } from './target/target.ts'
import { type Brands, type StoreWalk, walkStore } from './walk/walkStore.ts'
import { type Asked, walkAll } from './walkAll.ts'

const usualFolder = join(resolve(import.meta.dirname, '../../..'), 'reports/smoke')

/** Walks every store that the command line names, and reports. False where one of them has a fault; throws where nothing could be walked. */
export async function smoke(given: Arguments): Promise<boolean> {
  const brands = await readBrands()
  const executable = findChromium()
  const folder = given.folder === null ? usualFolder : resolve(given.folder)
  const { asked, stop } = await storesToWalk(given, brands)
  try {
    prepareFolder(folder)
    const stores = await walkAll(asked, {
      folder,
      walkOne: (store) => walkInOwnBrowser(executable, store, brands),
      keep: (walked) => keepSoFar(folder, walked),
      say: (line) => console.log(line),
    })
    const reports = stores.map(({ report }) => report)
    // A disk that takes no file must not cost the result of the walk.
    console.log(printTable(reports))
    writeReport(folder, stores)
    if (given.junitFile !== null) writeFileIn(given.junitFile, writeJunit(reports))
    console.log(`\nReport: ${relative('.', join(folder, 'index.html'))}`)
    return reports.every(isSound)
  } finally {
    await stop()
  }
}

/** The stores of the command line, and what ends them. Every address is judged before any store is asked. */
async function storesToWalk({ stores, brand, login, pays, isQuick, linkId }: Arguments, brands: Brands) {
  if (stores.kind === 'sandbox') return startSandboxStores(stores.keys, { pays, isQuick })
  const logsIn = login !== null
  const asked: readonly Asked[] = stores.urls.map((url) => ({
    target: chooseTarget({ url, brand, logsIn, pays }, brands.all),
    login,
    pays,
    isQuick,
    linkId,
  }))
  return { asked, stop: () => Promise.resolve() }
}

/** Each store has a browser of its own, so that one that is lost costs one store. */
async function walkInOwnBrowser(executable: string, store: StoreWalk, brands: Brands): Promise<StoreReport> {
  const browser = await openBrowser(executable)
  try {
    return await walkStore(store, brands, browser)
  } finally {
    // A browser that is lost already has nothing to close.
    await browser.close().catch(() => undefined)
  }
}

/** What cannot be written now is said at the end, when all of it is written. */
function keepSoFar(folder: string, stores: readonly Reported[]): void {
  try {
    writeReport(folder, stores)
  } catch {
    // The walk goes on.
  }
}
