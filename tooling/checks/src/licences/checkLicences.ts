import { execFileSync } from 'node:child_process'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder } from '../repository/folders.ts'
import { licenceFaults, readLicences } from './licenceFaults.ts'

/** Every installed package is under a licence that was agreed to. */
export async function checkLicences(): Promise<readonly CheckRow[]> {
  const line = ['pnpm', '--recursive', 'licenses', 'list', '--json']
  const printed = execFileSync('npx', line, {
    cwd: rootFolder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const packages = readLicences(printed)
  const faults = licenceFaults(packages)
  const subject = `${packages.length} packages`
  return faults.length === 0
    ? [{ subject, kind: 'passed', detail: 'under licences that were agreed to' }]
    : faults.map((detail) => ({ subject, kind: 'failed', detail }))
}
