import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** What a text is made of: something before, what is said again and again, and something that nothing expects. */
export interface Hostile {
  readonly before: string
  readonly again: string
  readonly after: string
}

/** A text of about this length. */
export const textOf = ({ before, again, after }: Hostile, length: number): string =>
  before + again.repeat(length / again.length) + after

const parser = new RegExpParser({ ecmaVersion: 2025 })

/** What a part of a pattern may be taken for, where it is free to choose. */
const letters = ['a', '0', ' ', '"', '\\', '/', 'é']

/**
 * The texts that make a pattern try most: whatever one of its parts finds, many times over, behind what the parts before it find. A
 * pattern that takes more than its length for any text does so for one of this form.
 */
export function hostileTexts(source: string, flags: string): readonly Hostile[] {
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const found = new Map<string, Hostile>()
  for (const letter of new Set([...letters, ...Array.from(source.replace(/\\?[\w\s]/g, ''))])) {
    const example = (node: Part) => exampleOf(node, { letter, flags })
    const add = (before: string, again: string) => {
      if (again !== '' && again.length <= 40)
        for (const after of ['', '\u0000', '\n'])
          found.set(JSON.stringify([before, again, after]), { before, again, after })
    }
    const walk = (alternatives: readonly AST.Alternative[], start: string) => {
      for (const { elements } of alternatives) {
        let before = start
        for (const element of elements) {
          const one = example(element)
          for (const lead of ['', before]) {
            add(lead, one)
            add(lead, before.slice(start.length) + one)
            add(lead, one + letter)
          }
          walk(insideOf(element), before)
          before += one
        }
      }
    }
    walk(pattern.alternatives, '')
  }
  return [...found.values()]
}

type Part = AST.Alternative | AST.Element

function insideOf(node: AST.Element): readonly AST.Alternative[] {
  if (node.type === 'Quantifier') return insideOf(node.element)
  return 'alternatives' in node ? node.alternatives : []
}

interface Choice {
  /** Taken wherever it may stand. */
  readonly letter: string
  readonly flags: string
}

/** A short text that a part of a pattern finds; `letter` wherever the part is free to choose. */
function exampleOf(node: Part, choice: Choice): string {
  switch (node.type) {
    case 'Alternative':
      return node.elements.map((each) => exampleOf(each, choice)).join('')
    case 'Group':
    case 'CapturingGroup': {
      const examples = node.alternatives.map((each) => exampleOf(each, choice))
      return examples.find((each) => each.includes(choice.letter)) ?? examples[0] ?? ''
    }
    case 'Quantifier':
      return exampleOf(node.element, choice).repeat(Math.max(1, Math.min(node.min, 8)))
    case 'Assertion':
    case 'Backreference':
      return ''
    case 'Character':
      return String.fromCodePoint(node.value)
    default: {
      const one = new RegExp(`^(?:${node.raw})$`, choice.flags.replace(/[gym]/g, ''))
      return [choice.letter, ...letters].find((each) => one.test(each)) ?? ''
    }
  }
}
