import { readdirSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import MagicString from 'magic-string'
import { parseSync, visitorKeys } from 'oxc-parser'
import type { Node } from 'oxc-parser'

/** A rule of the store broken on purpose, in its source, to see that the oracle finds it. */
export interface Mutant {
  readonly name: string
  readonly changes: readonly Change[]
  /** The rule that the oracle should name first. */
  readonly breaks: readonly string[]
}

/**
 * What is put in place of one node of the syntax tree. It must match one node exactly, in all functions of that name;
 * what stands beside it, and how it is formatted, does not matter.
 */
export interface Change {
  /** The name of the function that is broken, or of the function around it, in whatever file it stands. */
  readonly in: string
  readonly what: 'call' | 'property' | 'variable' | 'assignment' | 'condition' | 'answer' | 'string'
  /** The function that is called; the property, variable or name that gets a value; what the string says. */
  readonly name?: string
  /** Names and strings that occur in it, where its kind and name alone match several. */
  readonly about: readonly string[]
  /** An expression; `$` is what stood there before. */
  readonly with: string
}

const changeForm =
  /^(?<in>\w+): (?<what>call|property|variable|assignment|condition|answer|string)(?: (?<name>\w+))?(?: \((?<about>.+?)\))? = (?<with>.+)$/

/**
 * Reads a change: the function that it is made in, its kind, the name, what it is about in brackets, and what comes in its place. `call` is a call that is left out or
 * answered otherwise, `property` what an object literal fills, `variable` its first value, `assignment` one that is left out, `condition`
 * that of an `if`, a loop or a `? :`, `answer` what a `return`, or a function without one, gives back, and `string` a string.
 */
export function readChange(text: string): Change {
  const { about, ...read } = changeForm.exec(text)?.groups ?? {}
  if (read['what'] === undefined) throw new Error(`This changes nothing: ${text}`)
  // The groups of the form are the fields of a change, and it lets nothing else through.
  return { ...(read as unknown as Change), about: about?.split(', ') ?? [] }
}

/**
 * Reads a table of mutants. A row is `name | rule` with the rules that the oracle may name first, separated by commas; each indented line
 * below it is a change, behind the function that it is made in. What begins with # is a comment.
 */
export function readMutants(table: string): readonly Mutant[] {
  const lines = table.split('\n').filter((line) => /^[^#]/.test(line))
  const rows = lines.join('\n').split(/\n(?=\S)/)
  return rows.map((row) => {
    const [head = '', ...below] = row.split('\n')
    const [name = '', breaks = ''] = head.split(' | ')
    return {
      name,
      changes: below.map((line) => readChange(line.trim())),
      breaks: breaks.split(', '),
    }
  })
}

/** The mutant that takes effect now; null is the store as it is. */
export const planted: { name: string | null } = { name: null }

/** A source file of the store. */
interface Source {
  readonly file: string
  readonly text: string
}

/**
 * Plants mutants in the store that is loaded from now on, each asleep until `planted` names it: so one process tries
 * them all. Throws one plain sentence for each change that does not match exactly once.
 */
export function plantMutants(mutants: readonly Mutant[]): void {
  Object.assign(globalThis, { planted })
  const woven = new Map(
    weave(storeSources(), mutants).map(({ file, text }) => [pathToFileURL(file).href, text]),
  )
  registerHooks({
    load: (url, context, nextLoad) => {
      const loaded = nextLoad(url, context)
      const source = woven.get(url)
      return source === undefined ? loaded : { ...loaded, source }
    },
  })
}

/** The code of the packages, without tests and drawings. */
export function storeSources(): readonly Source[] {
  const packages = fileURLToPath(new URL('../../../../packages/', import.meta.url))
  return readdirSync(packages).flatMap((name) => {
    const folder = `${packages}${name}/src`
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!.*\.(test|bench|d)\.ts$).*\.ts$/.test(file))
      .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, 'utf8') }))
  })
}

/** The files that the mutants change, as they are with all of them. Throws as `plantMutants` does. */
export function weave(sources: readonly Source[], mutants: readonly Mutant[]): readonly Source[] {
  const trees = new Map<Source, Node>()
  const treeOf = (source: Source): Node => {
    const known = trees.get(source) ?? parseSync(source.file, source.text).program
    trees.set(source, known)
    return known
  }
  const wrong: string[] = []
  const all = mutants.flatMap((mutant) =>
    mutant.changes.flatMap((change) => {
      const near = sources.filter(({ text }) => text.includes(change.in))
      const matches = near.flatMap((source) =>
        namedIn(treeOf(source), change.in, (named) => matchesIn(named, change)).map((place) => ({
          source,
          place,
          opening: openingFor(source.text, place, { change, mutant: mutant.name }),
        })),
      )
      if (matches.length === 1) return matches
      wrong.push(
        `"${mutant.name}": ${describe(change)} stands ${matches.length} times in "${change.in}", not once.`,
      )
      return []
    }),
  )
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const woven = new Map<Source, MagicString>()
  // What surrounds more is put in later, and so stands outside.
  const widthOf = ({ place: { node } }: (typeof all)[number]) => node.end - node.start
  for (const { source, place, opening } of all.sort((one, other) => widthOf(one) - widthOf(other))) {
    const text = woven.get(source) ?? new MagicString(source.text)
    woven.set(source, text.prependRight(place.node.start, opening).appendLeft(place.node.end, '))'))
  }
  return [...woven].map(([{ file }, text]) => ({ file, text: text.toString() }))
}

const describe = ({ what, name, about }: Change) =>
  [`the ${what}`, name, about.length > 0 && `about ${about.join(', ')}`].filter(Boolean).join(' ')

/** A node that a change replaces, and what must stand before it. */
interface Place {
  readonly node: Node
  readonly before?: string
}

function childrenOf(node: Node): readonly Node[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    if (typeParts.has(key)) return []
    const value = (node as unknown as Readonly<Record<string, Node | readonly (Node | null)[] | null>>)[key]
    const list: readonly unknown[] = Array.isArray(value) ? value : [value]
    return list.filter((child): child is Node => child !== null && child !== undefined)
  })
}

const typeParts = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType'])

/** The places that `look` finds in every function, variable or property of that name, each once. */
function namedIn(tree: Node, name: string, look: (named: Node) => readonly Place[]): readonly Place[] {
  const found = new Map<Node, Place>()
  const walk = (node: Node) => {
    if (nameOf(node) === name) for (const place of look(node)) found.set(place.node, place)
    childrenOf(node).forEach(walk)
  }
  walk(tree)
  return [...found.values()]
}

function nameOf(node: Node): string | null {
  if (node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator') return identifierOf(node.id)
  if (node.type === 'Property' && node.value.type !== 'Identifier') return identifierOf(node.key)
  return null
}

const identifierOf = (node: Node | null): string | null => (node?.type === 'Identifier' ? node.name : null)

function matchesIn(named: Node, change: Change): readonly Place[] {
  const found: Place[] = []
  const walk = (node: Node, statementStart: number) => {
    const start = node.type === 'ExpressionStatement' ? node.start : statementStart
    const place = placeOf[change.what](node, change.name ?? '', named)
    // Nothing of ours ends its lines with a semicolon, so no line may begin with a bracket.
    if (place !== null && change.about.every((word) => mentions(place.node, word)))
      found.push({ before: place.node.start === start ? 'void ' : '', ...place })
    for (const child of childrenOf(node)) walk(child, start)
  }
  walk(named, -1)
  return found
}

/** What a change of each kind replaces when it is about this node; `name` is that of the change. */
const placeOf: Readonly<Record<Change['what'], (node: Node, name: string, named: Node) => Place | null>> = {
  call: (node, name) =>
    node.type === 'CallExpression' && calledName(node.callee) === name ? { node } : null,
  property: (node, name) => {
    if (node.type !== 'Property' || identifierOf(node.key) !== name) return null
    return node.shorthand ? { node: node.value, before: `${name}: ` } : { node: node.value }
  },
  variable: (node, name) =>
    node.type === 'VariableDeclarator' && identifierOf(node.id) === name && node.init !== null
      ? { node: node.init }
      : null,
  assignment: (node, name) =>
    node.type === 'AssignmentExpression' && node.operator === '=' && identifierOf(node.left) === name
      ? { node }
      : null,
  condition: (node) =>
    node.type === 'IfStatement' || node.type === 'ConditionalExpression' || node.type === 'WhileStatement'
      ? { node: node.test }
      : null,
  answer: (node, _name, named) => answerOf(node, named),
  string: (node, name) => (node.type === 'Literal' && node.value === name ? { node } : null),
}

/** What a function answers: not what one inside it does. */
function answerOf(node: Node, named: Node): Place | null {
  if (node.type === 'ReturnStatement') return node.argument === null ? null : { node: node.argument }
  const own =
    named.type === 'VariableDeclarator' ? named.init : named.type === 'Property' ? named.value : null
  return node === own && node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement'
    ? { node: node.body }
    : null
}

function calledName(callee: Node): string | null {
  return callee.type === 'MemberExpression' ? identifierOf(callee.property) : identifierOf(callee)
}

function mentions(node: Node, word: string): boolean {
  if (node.type === 'Identifier' && node.name === word) return true
  if (node.type === 'Literal' && node.value === word) return true
  return childrenOf(node).some((child) => mentions(child, word))
}

/** What stands before a place; `))` comes behind it. */
function openingFor(
  text: string,
  { node: { start, end }, before = '' }: Place,
  { change, mutant }: { readonly change: Change; readonly mutant: string },
): string {
  const replaced = change.with.replaceAll(/\$(?!\{)/g, () => `(${text.slice(start, end)})`)
  return `${before}(globalThis.planted.name === ${JSON.stringify(mutant)} ? (${replaced}) : (`
}
