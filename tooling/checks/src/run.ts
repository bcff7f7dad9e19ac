import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listApps } from '@topup/vite'
import { checkBrands } from './brands/checkBrands.ts'
import { checkBudget } from './budget/checkBudget.ts'
import { checkBundles } from './bundles/checkBundles.ts'
import { checkCalls } from './calls/checkCalls.ts'
import { tableOf } from './report/checkRow.ts'
import { checkCircles } from './circles/checkCircles.ts'
import type { CheckRow } from './report/checkRow.ts'
import { rootFolder } from './repository/folders.ts'
import { checkLicences } from './licences/checkLicences.ts'
import { checkLocales } from './locales/checkLocales.ts'
import { readArguments } from './readArguments.ts'
import { readiness } from './readiness/readiness.ts'
import { checkSources } from './sources/checkSources.ts'
import { checkStyles } from './styles/checkStyles.ts'
import { checkSyntax } from './syntax/checkSyntax.ts'

/** The checks of the whole repository by name; those of builds look at some stores, by their keys. */
const checks = {
  brands: checkBrands,
  budget: checkBudget,
  bundles: checkBundles,
  calls: checkCalls,
  circles: checkCircles,
  licences: checkLicences,
  locales: checkLocales,
  sources: checkSources,
  styles: checkStyles,
  syntax: checkSyntax,
} satisfies Readonly<Record<string, (stores: readonly string[]) => Promise<readonly CheckRow[]>>>
const names = Object.keys(checks) as readonly (keyof typeof checks)[]

/** The checks that read what was built, and can be asked about some stores alone. */
const ofBuilds: readonly (keyof typeof checks)[] = ['budget', 'bundles', 'syntax']

/**
 * Runs one check: prints its table, leaves its rows in `reports/`, and fails the process when a row failed. A check that throws
 * leaves no rows, and the next one runs.
 */
async function run(name: keyof typeof checks, stores: readonly string[]): Promise<void> {
  rmSync(reportOf(name), { force: true })
  let rows: readonly CheckRow[]
  try {
    rows = await checks[name](stores)
  } catch (error) {
    fail(error)
    return
  }
  console.log(tableOf(name, rows))
  const failed = rows.filter(({ kind }) => kind === 'failed').length
  console.log(`\n${name}: ${rows.length - failed} passed, ${failed} failed`)
  mkdirSync(dirname(reportOf(name)), { recursive: true })
  writeFileSync(reportOf(name), JSON.stringify(rows, null, 2))
  if (failed > 0 || rows.length === 0) process.exitCode = 1
}

const reportOf = (name: string) => join(rootFolder, 'reports', `check-${name}.json`)

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

try {
  const known = { checks: names, ofBuilds, brands: listApps() }
  const asked = readArguments(process.argv.slice(2), known)
  if (asked.kind === 'readiness') await readiness(asked)
  else for (const name of asked.names) await run(name, asked.stores)
} catch (error) {
  fail(error)
}
