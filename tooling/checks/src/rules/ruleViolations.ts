import { readDeclarations } from './readDeclarations.ts'
import { readRule } from './readRule.ts'
import type { Module } from './rulesPage.ts'

/** Where the page differs from what would be written now; empty when it does not. */
export function pageViolations(page: string, wanted: string): readonly string[] {
  if (page === wanted) return []
  const [lines, wantedLines] = [page.split('\n'), wanted.split('\n')]
  const index = wantedLines.findIndex((line, at) => line !== lines[at])
  const line = index === -1 ? wantedLines.length + 1 : index + 1
  return [`line ${line} is not what the docstrings say; \`npm run rules\` renews it`]
}

/** What a module of the domain lacks: sources of the functions that it exports, and a test that imports it. */
export function domainViolations(
  { name, text }: Pick<Module, 'name' | 'text'>,
  tested: ReadonlySet<string>,
): readonly string[] {
  const functions = readDeclarations(name, text).filter(({ isFunction }) => isFunction)
  return [
    ...functions
      .filter(({ docstring }) => readRule(docstring) === null)
      .map((declared) => `${declared.name} names no source`),
    ...(functions.length === 0 || tested.has(name) ? [] : ['no test of the domain imports it']),
  ]
}
