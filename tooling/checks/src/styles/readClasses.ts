import { parseSync, Visitor, type Node } from 'oxc-parser'

/** What a source file says about classes. */
export interface SourceClasses {
  /** Words that are classes for certain: in `className`, `class`, `classNames()`, or with a part or a variant. */
  readonly named: readonly string[]
  /** Every word that may be a class. */
  readonly words: readonly string[]
  /** Beginnings of composed classes: `toast--` of `` `toast--${kind}` ``. */
  readonly prefixes: readonly string[]
}

const wordsOf = (text: string) =>
  text.match(/(?<![\w.-])[a-z][a-z0-9]*(?:(?:--|__|-)[a-z0-9]+)*(?![\w-])/g) ?? []
const hasPart = (word: string) => /__|[a-z0-9]--[a-z]/.test(word)

/** Reads one TypeScript file. Throws when it does not parse. */
export function readClasses(name: string, code: string): SourceClasses {
  const { program, errors } = parseSync(name, code)
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message ?? 'does not parse'}`)
  const places: (readonly [start: number, end: number])[] = []
  /** Where a literal is compared, or names a property. */
  const asked = new Set<number>()
  const texts: (readonly [start: number, text: string])[] = []
  const prefixes: string[] = []
  const mark = ({ start, end }: Pick<Node, 'start' | 'end'>) => places.push([start, end])
  new Visitor({
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier' && node.name.name === 'className' && node.value) mark(node.value)
    },
    Property(node) {
      if (node.key.type === 'Identifier' && /^class(?:Name)?$/.test(node.key.name)) mark(node.value)
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'classNames') mark(node)
    },
    BinaryExpression(node) {
      for (const side of [node.left, node.right]) if (side.type === 'Literal') asked.add(side.start)
    },
    MemberExpression(node) {
      asked.add(node.property.start)
    },
    Literal(node) {
      if (typeof node.value === 'string') texts.push([node.start, node.value])
    },
    TemplateLiteral(node) {
      for (const { start, value, tail } of node.quasis) {
        const text = value.cooked ?? ''
        const [begun] = tail ? [] : (/[a-z][\w-]*-$/.exec(text) ?? [])
        if (begun !== undefined) prefixes.push(begun)
        // HTML that is written as text names its classes in an attribute.
        for (const [, list = ''] of text.matchAll(/class="([^"]*)/g)) texts.push([-1, list])
        texts.push([start, text])
      }
    },
  }).visit(program)
  const isPlace = (at: number) => at === -1 || places.some(([start, end]) => start <= at && at < end)
  const words = texts.flatMap(([at, text]) =>
    asked.has(at) ? [] : wordsOf(text).map((word) => ({ word, isNamed: isPlace(at) || hasPart(word) })),
  )
  return {
    named: [...new Set(words.filter(({ isNamed }) => isNamed).map(({ word }) => word))],
    words: [...new Set(words.map(({ word }) => word))],
    prefixes,
  }
}
