import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../repository/folders.ts'
import type { Module } from './rulesPage.ts'

/** The page that lists the rules, from the root of the repository. */
export const rulesPath = 'docs/rules.md'

/** The shipped modules of the packages that hold rules, folder by folder. */
export function readModules(): readonly Module[] {
  return globSync('packages/{domain,api-client,flows}/src/**/*.{ts,tsx}', { cwd: rootFolder })
    .filter((name) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(name))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(join(rootFolder, name), 'utf8'), test: testOf(name) }))
}

function testOf(name: string): string | null {
  const stem = name.replace(/\.tsx?$/, '')
  const tests = [`${stem}.test.ts`, `${stem}.test.tsx`]
  return tests.find((test) => existsSync(join(rootFolder, test))) ?? null
}
