import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { CheckRow } from '../report/checkRow.ts'
import { tableOf } from '../report/checkRow.ts'
import { rootFolder } from '../repository/folders.ts'
import { checkRealValues } from './realValues.ts'
import { checkWorkflows } from './workflows.ts'

/** Settings of pnpm that say what may be installed. Source: faults A-06. */
const wantedSettings: Readonly<Record<string, (value: unknown) => boolean>> = {
  // In minutes: a release that was stolen is mostly found within days.
  minimumReleaseAge: (value) => Number(value) >= 3 * 24 * 60,
  trustPolicy: (value) => value === 'no-downgrade',
  blockExoticSubdeps: (value) => value === true,
}

/** The settings of the supply chain are on, and pnpm knows no serious hole in what is installed. */
function checkSupplyChain(): readonly CheckRow[] {
  const file = readFileSync(join(rootFolder, 'pnpm-workspace.yaml'), 'utf8')
  const settings = parse(file) as Readonly<Record<string, unknown>>
  const rows: CheckRow[] = Object.entries(wantedSettings).map(([name, isGood]) => ({
    subject: `pnpm-workspace.yaml: ${name}`,
    kind: isGood(settings[name]) ? 'passed' : 'failed',
    detail: String(settings[name]),
  }))
  try {
    execFileSync('pnpm', ['audit', '--audit-level', 'high'], { cwd: rootFolder, stdio: 'pipe' })
    return [...rows, { subject: 'pnpm audit', kind: 'passed', detail: 'no serious hole is known' }]
  } catch (error) {
    const { stdout = '', message = '' } = error as { stdout?: Buffer | string; message?: string }
    return [...rows, { subject: 'pnpm audit', kind: 'failed', detail: String(stdout).trim() || message }]
  }
}

/**
 * What takes minutes or a network and changes rarely: the workflows, the supply chain, and all brands with hosts and ids as
 * publishers have them. `npm run nightly` runs all three, and fails when a row failed.
 */
for (const [name, check] of [
  ['workflows', checkWorkflows],
  ['supply chain', checkSupplyChain],
  ['real values', checkRealValues],
] as const) {
  const rows = await check()
  console.log(tableOf(name, rows))
  if (rows.length === 0 || rows.some(({ kind }) => kind === 'failed')) process.exitCode = 1
}
