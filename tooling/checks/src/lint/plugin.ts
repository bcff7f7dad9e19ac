/** A place in a file: lines count from 1, columns from 0. */
interface Place {
  readonly line: number
  readonly column: number
}

/** A range of source text: a function, or a comment. */
interface Range {
  readonly loc: { readonly start: Place; readonly end: Place }
}

/**
 * Counts the lines that belong to a function itself. Lines of functions inside it are theirs, so a function that
 * returns an object of small functions is short. Blank lines and lines of comment alone are not counted.
 */
function ownLines(
  lines: readonly string[],
  given: { readonly whole: Range; readonly nested: readonly Range[]; readonly comments: readonly Range[] },
): number {
  const foreign = new Set(given.nested.flatMap(numbersOf))
  for (const comment of given.comments)
    if (isAlone(lines, comment)) for (const line of numbersOf(comment)) foreign.add(line)
  return numbersOf(given.whole).filter((line) => !foreign.has(line) && textOf(lines, line).trim() !== '')
    .length
}

/** Whether nothing but the comment stands on its lines. */
function isAlone(lines: readonly string[], { loc: { start, end } }: Range): boolean {
  const before = textOf(lines, start.line).slice(0, start.column)
  const after = textOf(lines, end.line).slice(end.column)
  return before.trim() === '' && after.trim() === ''
}

const textOf = (lines: readonly string[], line: number): string => lines[line - 1] ?? ''

function numbersOf({ loc: { start, end } }: Range): readonly number[] {
  return Array.from({ length: end.line - start.line + 1 }, (_, index) => start.line + index)
}

/** The part of a linter's rule context that is used here; oxlint's is the same as ESLint's. */
interface RuleContext {
  readonly options: readonly unknown[]
  readonly sourceCode: { readonly lines: readonly string[]; readonly getAllComments: () => readonly Range[] }
  readonly report: (problem: { readonly node: Range; readonly message: string }) => void
}

/**
 * `topup/own-lines`: a function has at most as many lines as the option says, without the lines of the functions
 * inside it. The linter's own rule counts those too, and would forbid every `create…` function.
 */
const ownLinesRule = {
  meta: { schema: [{ type: 'integer', minimum: 1 }], defaultOptions: [40] },
  create(context: RuleContext) {
    const [most] = context.options
    if (typeof most !== 'number') throw new Error('topup/own-lines needs the number of lines it allows')
    /** The functions around the place that is read, each with the functions directly inside it. */
    const open: { readonly whole: Range; readonly nested: Range[] }[] = []

    const enter = (whole: Range) => {
      open.at(-1)?.nested.push(whole)
      open.push({ whole, nested: [] })
    }
    const leave = (node: Range) => {
      const left = open.pop()
      if (left === undefined) return
      const { lines, getAllComments } = context.sourceCode
      const count = ownLines(lines, { ...left, comments: getAllComments.call(context.sourceCode) })
      if (count <= most) return
      const message = `This function has ${count} lines of its own; at most ${most} are allowed. Split it by meaning.`
      context.report({ node, message })
    }
    return {
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
    }
  },
}

/** The part of a node of JSX, or of an expression in it, that is used here. */
interface JsxNode extends Range {
  readonly type: string
  readonly value?: unknown
  readonly expression?: JsxNode
  readonly children?: readonly JsxNode[]
  readonly consequent?: JsxNode
  readonly alternate?: JsxNode
  readonly left?: JsxNode
  readonly right?: JsxNode
  readonly callee?: JsxNode
  readonly name?: unknown
  readonly property?: JsxNode
}

/** Functions and values that are texts by their name. */
const textFunctions = /^(?:t|print|format\w*)$/
const textValues = /(?:text|title|name|label|words|figure|price|amount|before|after)$/i

function nameOf(node: JsxNode | undefined): string {
  const name = node?.type === 'MemberExpression' ? node.property?.name : node?.name
  return typeof name === 'string' ? name : ''
}

/** Whether a child of JSX becomes a text node. */
function isText(node: JsxNode | undefined): boolean {
  switch (node?.type) {
    case 'JSXExpressionContainer':
      return isText(node.expression)
    case 'JSXText':
    case 'TemplateLiteral':
      return true
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number'
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate)
    case 'LogicalExpression':
      return isText(node.right)
    case 'CallExpression':
      return textFunctions.test(nameOf(node.callee))
    case 'Identifier':
    case 'MemberExpression':
      return textValues.test(nameOf(node))
    default:
      return false
  }
}

/** Spaces at the ends of lines, and comments. */
const isNothing = ({ type, value, expression }: JsxNode): boolean =>
  (type === 'JSXText' && typeof value === 'string' && /^\s*\n\s*$/.test(value)) ||
  expression?.type === 'JSXEmptyExpression'

/**
 * `topup/text-alone`: a text is the only child of its element. React keeps the nodes of other texts, and where a browser
 * translates the page, those are no longer in it: they stay as they were, and removing one throws. Source: faults W-10.
 */
const textAloneRule = {
  create(context: Pick<RuleContext, 'report'>) {
    const look = (node: JsxNode) => {
      const children = (node.children ?? []).filter((child) => !isNothing(child))
      if (children.length < 2 && node.type === 'JSXElement') return
      const text = children.find(isText)
      if (text === undefined) return
      const message = 'A text beside others goes stale in a translated page. Give it an element of its own.'
      context.report({ node: text, message })
    }
    return { JSXElement: look, JSXFragment: look }
  },
}

/** Lint rules of this repository, read by oxlint (`.oxlintrc.json`). */
export default { meta: { name: 'topup' }, rules: { 'own-lines': ownLinesRule, 'text-alone': textAloneRule } }
