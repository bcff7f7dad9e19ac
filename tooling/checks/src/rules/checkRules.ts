import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importsOf } from '../circles/importsOf.ts'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder } from '../repository/folders.ts'
import { domainViolations, pageViolations } from './ruleViolations.ts'
import { readModules, rulesPath } from './readModules.ts'
import { rulesPage } from './rulesPage.ts'

/** `docs/rules.md` lists the rules as they are now; every function of the domain names its source, and a test imports it. */
export async function checkRules(): Promise<readonly CheckRow[]> {
  const modules = readModules()
  const tested = testedModules()
  return [
    verdict(rulesPath, pageViolations(read(rulesPath), rulesPage(modules))),
    ...modules
      .filter(({ name }) => /^packages\/domain\/src\/(?!base\/)/.test(name))
      .map((module) => verdict(module.name, domainViolations(module, tested))),
  ]
}

/** What the tests of the domain import, as paths from the root of the repository. */
function testedModules(): ReadonlySet<string> {
  const tests = globSync('packages/domain/src/**/*.test.ts', { cwd: rootFolder })
  return new Set(
    tests.flatMap((name) => importsOf(name, read(name)).all.map((path) => join(dirname(name), path))),
  )
}

const read = (name: string): string => readFileSync(join(rootFolder, name), 'utf8')

const verdict = (subject: string, violations: readonly string[]): CheckRow =>
  violations.length === 0
    ? { subject, kind: 'passed', detail: 'as it should be' }
    : { subject, kind: 'failed', detail: violations.join('; ') }
