import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder } from '../repository/folders.ts'
import { readRules, withoutSource } from './readRules.ts'
import type { RuleLine } from './readRules.ts'

const list = 'docs/rules.md'

/** Every rule that `docs/rules.md` lists has its file, its test and its source, and no rule of the domain is left out. */
export async function checkRules(): Promise<readonly CheckRow[]> {
  const lines = readRules(read(list))
  const listed = new Set(lines.map(({ file }) => file))
  return [
    ...lines.map((line) => verdict(line.rule, faultsOf(line))),
    ...ruleFiles()
      .filter((file) => !listed.has(file))
      .map((file) => verdict(file, [`not in ${list}`])),
  ]
}

function faultsOf({ source, file, test }: RuleLine): readonly string[] {
  const missing = [file, test].filter((path) => !existsSync(join(rootFolder, path)))
  if (missing.length > 0) return missing.map((path) => `${path} is missing`)
  const code = read(file)
  return [
    ...(code.includes(source) ? [] : [`${file} does not name ${source}`]),
    ...withoutSource(code).map((name) => `${name} names no source`),
  ]
}

/** The files of the domain that decide something: those in its folders that export a function. */
function ruleFiles(): readonly string[] {
  return globSync('packages/domain/src/*/*.ts', { cwd: rootFolder })
    .filter((file) => !/\.test\.ts$|\/(?:testing|base)\//.test(file))
    .filter((file) => /^export function /m.test(read(file)))
}

const read = (path: string): string => readFileSync(join(rootFolder, path), 'utf8')

const verdict = (subject: string, faults: readonly string[]): CheckRow =>
  faults.length === 0
    ? { subject, kind: 'passed', detail: 'file, test and source are there' }
    : { subject, kind: 'failed', detail: faults.join('; ') }
