import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import type { Node } from 'oxc-parser'
import { allEndpoints } from '@topup/api-client/contract'
import { allProviders } from '@topup/api-client/providers/allProviders'
import { listApps, readBrandApp } from '@topup/vite/apps'
import { verdict } from '../report/checkRow.ts'
import type { CheckRow } from '../report/checkRow.ts'
import { rootFolder, shippedFiles } from '../repository/folders.ts'

/** Calls of the contract that the store does not make, by the name of the endpoint, each with its reason. */
const callReasons: Readonly<Record<string, string>> = {
  getThirdGift:
    'It takes the id of a gift, and no answer and no link names one: which gifts a player may take is not specified.',
}

/** Fields of answers that no decoder reads, each with its reason. */
const wireReasons: Readonly<Record<string, string>> = {
  json_type: 'The specification names it and gives it no meaning; no login depends on it.',
}

/** Fields that a decoder fills and the store does not read, each with its reason. */
const fieldReasons: Readonly<Record<string, string>> = {
  pointToCoin: 'Shown nowhere until a publisher states its direction (decision 52).',
}

/**
 * Every call of the contract is made, every field of an answer is decoded, and every decoded field is read, or a table
 * says why not. A field counts as read where its name is: a name that two entities share is not told apart.
 */
export async function checkCalls(): Promise<readonly CheckRow[]> {
  const stores = await Promise.all(listApps().map((key) => readBrandApp(key)))
  const offered = new Set(stores.flatMap(({ providers }) => providers))
  const apps = namesIn('apps/*/src')
  const flows = namesIn('packages/flows/src')
  const domain = namesIn('packages/domain/src')
  const client = namesIn('packages/api-client/src').filter(({ file }) => !/\/(contract|openapi)\//.test(file))
  const decoders = client.filter(({ file }) => file.includes('/decode/'))
  const isIn =
    (sources: readonly Source[], use: keyof SourceNames) =>
    (name: string): boolean =>
      sources.some((source) => source[use].has(name))
  const isImported = isIn([...flows, ...apps], 'imported')
  const pathOf = new Map(allEndpoints.map(({ name, endpoint }) => [name, endpoint.path]))
  const isOffered = (name: string) =>
    allProviders.some(({ path, key }) => path === pathOf.get(name) && offered.has(key))
  return [
    usageRow({
      subject: 'calls',
      names: pathOf.keys(),
      isUsed: (name) => isImported(name) || isOffered(name),
      verb: 'made',
      reasons: callReasons,
    }),
    usageRow({
      subject: 'fields of answers',
      names: allEndpoints.flatMap(({ endpoint }) => [...wireFields(endpoint.content)]),
      isUsed: isIn([...client, ...flows], 'read'),
      verb: 'read',
      reasons: wireReasons,
    }),
    usageRow({
      subject: 'decoded fields',
      names: decoders.flatMap(({ filled }) => [...filled]),
      isUsed: isIn([...domain, ...flows, ...apps, ...client], 'read'),
      verb: 'read',
      reasons: fieldReasons,
    }),
  ]
}

type Source = SourceNames & { readonly file: string }

/** The names in all files of these folders that are shipped. */
function namesIn(folder: string): readonly Source[] {
  const files = shippedFiles(`${folder}/**/*.{ts,tsx}`)
  return files.map((file) => ({ file, ...readNames(file, readFileSync(join(rootFolder, file), 'utf8')) }))
}

/** The names that one source file uses, each once. */
interface SourceNames {
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

/** What is looked for, where it is named, and what may be missing, each with its reason. */
interface Wanted {
  /** What kind of thing the names are, in the plural: `calls`. */
  readonly subject: string
  readonly names: Iterable<string>
  readonly isUsed: (name: string) => boolean
  /** What a reader does with a name that is used: `made`, `read`. */
  readonly verb: string
  readonly reasons: Readonly<Record<string, string>>
}

/** Names that are neither used nor have a reason, and reasons that nothing needs any more, are faults. */
export function usageRow({ subject, names, isUsed, verb, reasons }: Wanted): CheckRow {
  const all = [...new Set(names)]
  const unused = all.filter((name) => !isUsed(name))
  const faults = [
    ...unused
      .filter((name) => !Object.hasOwn(reasons, name))
      .map((name) => `${name} is never ${verb}: use it or state why not`),
    ...Object.keys(reasons)
      .filter((name) => !unused.includes(name))
      .map((name) => `${name} needs no reason any more`),
  ]
  const fine = `${all.length - unused.length} ${verb}, ${unused.length} with a reason`
  return verdict(subject, faults, { fine })
}

/** The names of all fields that a schema of the contract describes, at any depth; `entries` is where an object has them. */
export function wireFields(schema: unknown): ReadonlySet<string> {
  const names = new Set<string>()
  const seen = new Set<object>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return
    seen.add(node)
    for (const [key, inner] of Object.entries(node)) {
      if (key === 'entries') for (const name of Object.keys(inner as object)) names.add(name)
      visit(inner)
    }
  }
  visit(schema)
  return names
}
