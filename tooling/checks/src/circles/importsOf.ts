import { parseSync } from 'oxc-parser'

/** The modules of the same package that a module needs, as it names them: imports, types, re-exports and `import()`. */
export function importsOf(fileName: string, text: string): readonly string[] {
  const { module } = parseSync(fileName, text)
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  return [...new Set(named.filter((name) => name.startsWith('.')))]
}
