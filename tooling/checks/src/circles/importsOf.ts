import { parseSync } from 'oxc-parser'

/** The modules of the same package that a module needs, as it names them. */
export interface Imports {
  /** Imports of values, re-exports and `import()`. */
  readonly values: readonly string[]
  /** Those, and imports of types alone. */
  readonly all: readonly string[]
}

/** What a module imports from its own package, each once. */
export function importsOf(fileName: string, text: string): Imports {
  const { module } = parseSync(fileName, text)
  const named = module.staticImports.map(({ moduleRequest, entries }) => ({
    name: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const values = [
    ...named.flatMap(({ name, isType }) => (isType ? [] : [name])),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  return { values: ours(values), all: ours([...values, ...named.map(({ name }) => name)]) }
}

const ours = (names: readonly string[]) => [...new Set(names.filter((name) => name.startsWith('.')))]
