import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeStartPage, type Reported } from './writeStartPage.ts'
import { writeStorePage } from './writeStorePage.ts'

/** By this file a folder is known as an earlier report. */
const mark = 'smoke.json'

/** Makes an empty folder for a report. Throws a plain sentence for a folder that holds something else than an earlier one. */
export function prepareFolder(folder: string): void {
  const isUsed = existsSync(folder) && readdirSync(folder).length > 0
  if (isUsed && !existsSync(join(folder, mark)))
    throw new Error(`${folder} holds something else than a report. Name another folder with --out.`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, mark), '[]\n')
}

/** Writes a page for each store, the start page, and the same for a program. */
export function writeReport(folder: string, stores: readonly Reported[]): void {
  for (const store of stores)
    writeFileIn(join(folder, store.folder, 'index.html'), writeStorePage(store.report))
  writeFileSync(join(folder, 'index.html'), writeStartPage(stores))
  writeFileSync(join(folder, mark), `${JSON.stringify(stores, null, 2)}\n`)
}

/** Writes a file, and makes its folder where that is not there. */
export function writeFileIn(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
