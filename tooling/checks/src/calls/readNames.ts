import { parseSync, Visitor } from 'oxc-parser'
import type { Node } from 'oxc-parser'

/** The names that one source file uses, each once. */
export interface SourceNames {
  /** Properties that are read: `a.name`, `a['name']`, `const { name } = a`, `ownValue(a, 'name')`. */
  readonly read: ReadonlySet<string>
  /** Properties that object literals fill: `{ name: value }`, `{ name }`. */
  readonly filled: ReadonlySet<string>
  /** Values that are imported, not types, under the names that their modules give them. */
  readonly imported: ReadonlySet<string>
}

/**
 * Reads one TypeScript file. An assignment to a property and a type do not count as a read. Throws when the file does
 * not parse.
 */
export function readNames(fileName: string, code: string): SourceNames {
  const { program, errors, module } = parseSync(fileName, code)
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message ?? 'does not parse'}`)
  const read = new Set<string>()
  const filled = new Set<string>()
  const assigned = new Set<number>()
  const add = (names: Set<string>, key: Node, isComputed: boolean) => {
    if (key.type === 'Identifier' && !isComputed) names.add(key.name)
    if (key.type === 'Literal' && typeof key.value === 'string') names.add(key.value)
  }
  new Visitor({
    AssignmentExpression(node) {
      if (node.operator === '=') assigned.add(node.left.end)
    },
    MemberExpression(node) {
      if (!assigned.has(node.end)) add(read, node.property, node.computed)
    },
    ObjectPattern(node) {
      for (const part of node.properties) if (part.type === 'Property') add(read, part.key, part.computed)
    },
    ObjectExpression(node) {
      for (const part of node.properties) if (part.type === 'Property') add(filled, part.key, part.computed)
    },
    CallExpression(node) {
      const [, name] = node.arguments
      const isOwnValue = node.callee.type === 'Identifier' && node.callee.name === 'ownValue'
      if (isOwnValue && name?.type === 'Literal' && typeof name.value === 'string') read.add(name.value)
    },
  }).visit(program)
  const imported = module.staticImports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, importName }) =>
      isType || importName.name === null ? [] : [importName.name],
    ),
  )
  return { read, filled, imported: new Set(imported) }
}
