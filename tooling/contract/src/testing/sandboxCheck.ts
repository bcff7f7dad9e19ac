import { randomBytes } from 'node:crypto'
import { accountPassword } from '@topup/sandbox'
import { type Arguments, readArguments } from '../readArguments.ts'
import type { Report, Row } from '../report/report.ts'
import type { CheckedBrand } from '../target/target.ts'
import { checkService, machineDeps } from '../checkService.ts'
import type { TourDeps } from '../tour/tour.ts'
import { freshFetch } from './deviations.ts'

/** What the sandbox is asked, by a player who did not exist before. */
export function askedOf(origin: string): Arguments {
  const account = `contract_${randomBytes(5).toString('hex')}`
  const login = ['--account', account, '--password', accountPassword]
  return readArguments([origin, ...login, '--brand', 'watt', '--write'], {})
}

/** Checks a service of this machine; answers take no time, however busy the machine is. */
export const checkHere = (
  given: Arguments,
  brand: CheckedBrand | null,
  deps: Partial<TourDeps> = {},
): Promise<Report> =>
  checkService(given, brand, { ...machineDeps, fetch: freshFetch, tickMs: () => 0, ...deps })

/** The lines of a verdict, as `name: path of each finding`. */
export const linesOf = ({ rows }: Report, verdict: Row['verdict']): readonly string[] =>
  rows.flatMap((row) =>
    row.verdict === verdict
      ? [`${row.subject}: ${row.findings.map(({ path, found }) => `${path} ${found}`).join(', ')}`]
      : [],
  )
