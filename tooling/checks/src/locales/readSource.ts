import { parseSync, Visitor, type Argument } from 'oxc-parser'

/** What a source file says about texts. */
export interface SourceTexts {
  /** Every text literal: any of them may be a key. */
  readonly literals: readonly string[]
  /** Beginnings of composed keys: `errors.` of `` `errors.${kind}` ``. */
  readonly prefixes: readonly string[]
  /** Literals given to `t(...)`: these must be keys. */
  readonly keys: readonly string[]
  /** Literals given to `t(...)` with `returnObjects`: groups of keys. */
  readonly groups: readonly string[]
  /** Words written into a component instead of the locale files, each with its offset. */
  readonly spoken: readonly string[]
}

/** Attributes that a person reads or hears. */
const spokenAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
  'label',
])
const hasWord = (text: string) => /\p{L}{2}/u.test(text)

/** Reads one TypeScript file. Throws when it does not parse. */
export function readSource(name: string, code: string): SourceTexts {
  const { program, errors } = parseSync(name, code)
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message ?? 'does not parse'}`)
  const literals: string[] = []
  const prefixes: string[] = []
  const keys: string[] = []
  const groups: string[] = []
  const spoken: string[] = []
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') literals.push(node.value)
    },
    TemplateLiteral(node) {
      const head = node.quasis[0]?.value.cooked ?? ''
      if (node.expressions.length === 0) literals.push(head)
      else if (head.includes('.')) prefixes.push(head)
    },
    CallExpression({ callee, arguments: [first, options] }) {
      const isTranslate = callee.type === 'Identifier' && callee.name === 't'
      if (!isTranslate || first?.type !== 'Literal' || typeof first.value !== 'string') return
      const list = readsGroup(options) ? groups : keys
      list.push(first.value)
    },
    JSXText(node) {
      if (hasWord(node.value)) spoken.push(`"${node.value.trim()}" at ${node.start}`)
    },
    JSXAttribute({ name: attribute, value, start }) {
      const isSpoken = attribute.type === 'JSXIdentifier' && spokenAttributes.has(attribute.name)
      if (isSpoken && value?.type === 'Literal' && typeof value.value === 'string' && hasWord(value.value)) {
        spoken.push(`"${value.value}" at ${start}`)
      }
    },
  }).visit(program)
  return { literals, prefixes, keys, groups, spoken }
}

function readsGroup(options: Argument | undefined): boolean {
  return (
    options?.type === 'ObjectExpression' &&
    options.properties.some(
      (property) =>
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        property.key.name === 'returnObjects',
    )
  )
}
