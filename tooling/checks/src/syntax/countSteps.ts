import { RegExpParser, type AST } from '@eslint-community/regexpp'

/** A way through a pattern: tried from a place in the text, it hands on each place that it reaches until one is taken. */
type Way = (at: number, next: (at: number) => boolean) => boolean

/** The text that is looked at, and what has been done so far. */
interface Run {
  readonly text: string
  /** Where each group that is open or closed began and ended. */
  readonly groups: Map<AST.CapturingGroup, readonly [number, number]>
  steps: number
}

type Direction = 1 | -1
type Node = AST.Alternative | AST.Element

/** Steps for each character, of a text of some length. */
const most = 400

const parser = new RegExpParser({ ecmaVersion: 2025 })

/** The parts of a pattern. Throws for one that is none. */
export const parsePattern = (source: string, flags: string): AST.Pattern =>
  parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })

/**
 * How many characters a backtracking engine looks at until it has found a pattern in a text, or every place of it where the pattern is
 * global. It tries in the order of the language's specification, as browsers do, and so counts what they would have to do on any
 * machine. `Infinity` far above what any linear pattern does. Counted here, because the analysis that linters use (scslre) sees no
 * repetition that is begun again behind a prefix: `iPhone.* OS`.
 */
export function countSteps(source: string, flags: string, text: string): number {
  const run: Run = { text, groups: new Map(), steps: 0 }
  const pattern = parsePattern(source, flags)
  const way = anyOf(pattern.alternatives.map((each) => wayOf(each, { run, flags, direction: 1 })))
  for (let at = 0; at <= text.length; at += 1) {
    run.groups.clear()
    let end = -1
    way(at, (reached) => {
      end = reached
      return true
    })
    run.steps += 1
    if (run.steps > most * text.length) return Infinity
    if (end === -1) continue
    if (!flags.includes('g')) break
    at = Math.max(at, end - 1)
  }
  return run.steps
}

interface Context {
  readonly run: Run
  readonly flags: string
  readonly direction: Direction
}

const anyOf =
  (ways: readonly Way[]): Way =>
  (at, next) =>
    ways.some((way) => way(at, next))

function wayOf(node: Node, context: Context): Way {
  switch (node.type) {
    case 'Alternative':
      return inTurn(node.elements, context)
    case 'Group':
      return anyOf(node.alternatives.map((each) => wayOf(each, context)))
    case 'CapturingGroup':
      return captured(node, context)
    case 'Quantifier':
      return repeated(node, context)
    case 'Assertion':
      return asserted(node, context)
    case 'Backreference':
      return again(node, context)
    case 'Character':
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass':
      return oneOf(node, context)
  }
}

function inTurn(elements: readonly AST.Element[], context: Context): Way {
  const ways = elements.map((each) => wayOf(each, context))
  if (context.direction === -1) ways.reverse()
  return (start, next) => {
    const from = (index: number, at: number): boolean => {
      const way = ways[index]
      return way === undefined ? next(at) : way(at, (reached) => from(index + 1, reached))
    }
    return from(0, start)
  }
}

function oneOf(node: AST.Element, { run, flags, direction }: Context): Way {
  const one = new RegExp(`^(?:${node.raw})$`, flags.replace(/[gym]/g, ''))
  const known = new Map<string, boolean>()
  return (at, next) => {
    run.steps += 1
    if (run.steps > most * run.text.length) return false
    const letter = run.text.charAt(direction === 1 ? at : at - 1)
    if (letter === '') return false
    const isOne = known.get(letter) ?? one.test(letter)
    known.set(letter, isOne)
    return isOne && next(at + direction)
  }
}

function captured(node: AST.CapturingGroup, context: Context): Way {
  const { groups } = context.run
  const inside = anyOf(node.alternatives.map((each) => wayOf(each, context)))
  return (at, next) => {
    const before = groups.get(node)
    const isFound = inside(at, (reached) => {
      const held = groups.get(node)
      groups.set(node, [Math.min(at, reached), Math.max(at, reached)])
      if (next(reached)) return true
      if (held === undefined) groups.delete(node)
      else groups.set(node, held)
      return false
    })
    if (!isFound && before !== undefined) groups.set(node, before)
    return isFound
  }
}

function repeated({ element, min, max, greedy }: AST.Quantifier, context: Context): Way {
  const way = wayOf(element, context)
  return (start, next) => {
    const from = (count: number, at: number): boolean => {
      const more = () =>
        count < max &&
        // What is found at no length is found once.
        way(at, (reached) => (reached !== at || count < min) && from(count + 1, reached))
      if (context.run.steps > most * context.run.text.length) return false
      if (count < min) return more()
      return greedy ? more() || next(at) : next(at) || more()
    }
    return from(0, start)
  }
}

function asserted(node: AST.Assertion, context: Context): Way {
  const { run, flags } = context
  const isWord = (at: number) => /^\w$/.test(run.text.charAt(at))
  const isEdge = (at: number, step: Direction) =>
    run.text.charAt(step === 1 ? at : at - 1) === '' ||
    (flags.includes('m') && run.text.charAt(step === 1 ? at : at - 1) === '\n')
  switch (node.kind) {
    case 'start':
      return (at, next) => isEdge(at, -1) && next(at)
    case 'end':
      return (at, next) => isEdge(at, 1) && next(at)
    case 'word':
      return (at, next) => (isWord(at) !== isWord(at - 1)) !== node.negate && next(at)
    case 'lookahead':
    case 'lookbehind': {
      const direction = node.kind === 'lookahead' ? 1 : -1
      const inside = anyOf(node.alternatives.map((each) => wayOf(each, { ...context, direction })))
      return (at, next) => inside(at, () => true) !== node.negate && next(at)
    }
  }
}

function again(node: AST.Backreference, { run, direction }: Context): Way {
  const [group] = [node.resolved].flat()
  return (at, next) => {
    const [start, end] = (group && run.groups.get(group)) ?? [0, 0]
    run.steps += end - start
    const reached = at + direction * (end - start)
    const [from, to] = direction === 1 ? [at, reached] : [reached, at]
    return run.text.slice(start, end) === run.text.slice(from, to) && next(reached)
  }
}
