import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listApps, readBrandApp } from '@topup/vite'
import { checkBrands } from './brands/checkBrands.ts'
import { placeholders } from './brands/readiness.ts'
import { checkBudget } from './budget/checkBudget.ts'
import { checkBundles } from './bundles/checkBundles.ts'
import type { Check } from './checkRow.ts'
import { rootFolder } from './folders.ts'
import { checkLocales } from './locales/checkLocales.ts'
import { printTable } from './printTable.ts'
import { checkRules } from './rules/checkRules.ts'
import { checkSyntax } from './syntax/checkSyntax.ts'

const checks: Readonly<Record<string, Check>> = {
  brands: checkBrands,
  budget: checkBudget,
  bundles: checkBundles,
  locales: checkLocales,
  rules: checkRules,
  syntax: checkSyntax,
}

/** Runs one check: prints its table, leaves its rows in `reports/`, and fails the process when a row failed. */
async function run(name: string, check: Check): Promise<void> {
  const rows = await check()
  console.log(
    printTable([['', name, ''], ...rows.map(({ kind, subject, detail }) => [kind, subject, detail])]),
  )
  const failed = rows.filter(({ kind }) => kind === 'failed').length
  console.log(`\n${name}: ${rows.length - failed} passed, ${failed} failed`)
  mkdirSync(join(rootFolder, 'reports'), { recursive: true })
  writeFileSync(join(rootFolder, 'reports', `check-${name}.json`), JSON.stringify(rows, null, 2))
  if (failed > 0 || rows.length === 0) process.exitCode = 1
}

/** Prints what a release engineer still has to settle; a placeholder is no failure. */
async function readiness(): Promise<void> {
  const apps = await Promise.all(listApps().map((key) => readBrandApp(key)))
  const open = apps.flatMap(({ brand }) => placeholders(brand))
  console.log(
    printTable([['brand', 'field', 'placeholder'], ...open.map((row) => [row.brand, row.field, row.value])]),
  )
  console.log(`\n${open.length} placeholders in ${new Set(open.map(({ brand }) => brand)).size} brands`)
}

const name = process.argv[2] ?? ''
const check = Object.hasOwn(checks, name) ? checks[name] : undefined
try {
  if (check !== undefined) await run(name, check)
  else if (name === 'readiness') await readiness()
  else throw new Error(`no check "${name}"; there are ${[...Object.keys(checks), 'readiness'].join(', ')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
