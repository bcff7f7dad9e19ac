import { execFileSync } from 'node:child_process'
import * as v from 'valibot'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder } from '../repository/folders.ts'

/** Licences under which anybody may use, change and ship a package in a product that is sold. */
const agreed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
])

/** Packages under other licences, each with the reason why it may be here. */
export const excused: Readonly<Record<string, string>> = {
  'axe-core': 'MPL-2.0: a tool of tests, not shipped',
  'caniuse-lite': 'CC-BY-4.0: data of a tool, not shipped',
  'dejavu-fonts-ttf':
    'names no licence in its package; its LICENSE is that of Bitstream Vera, and it is drawn with in tests alone',
  lightningcss: 'MPL-2.0: a tool of the build, unchanged and not shipped',
}

const listed = v.record(v.string(), v.array(v.object({ name: v.string() })))

/** A package and the licence that it names. */
interface Licensed {
  readonly name: string
  readonly licence: string
}

/** Reads what `npx pnpm licenses list --json` prints. */
export const readLicences = (text: string): readonly Licensed[] =>
  Object.entries(v.parse(listed, JSON.parse(text))).flatMap(([licence, packages]) =>
    packages.map(({ name }) => ({ name, licence })),
  )

/** Packages whose licence nobody has agreed to, and excuses that nothing needs any more. */
export function licenceFaults(packages: readonly Licensed[]): readonly string[] {
  const others = packages.filter(({ licence }) => !isAgreed(licence))
  const reasonOf = (name: string) =>
    Object.keys(excused).find((known) => name === known || name.startsWith(`${known}-`))
  const used = new Set(others.map(({ name }) => reasonOf(name)))
  return [
    ...others
      .filter(({ name }) => reasonOf(name) === undefined)
      .map(({ name, licence }) => `${name} is under ${licence}, to which nobody has agreed`),
    ...Object.keys(excused)
      .filter((name) => !used.has(name))
      .map((name) => `${name} needs no excuse any more`),
  ]
}

/** Of licences joined by OR one is enough, of those joined by AND each counts. */
function isAgreed(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, '')
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => agreed.has(one.trim())))
}

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
