/** A node or a comment. Lines count from 1. */
interface Range {
  readonly range: readonly [start: number, end: number]
  readonly loc: Readonly<Record<'start' | 'end', { readonly line: number }>>
}

/** The part of a linter's rule context that is used here; oxlint's is the same as ESLint's. */
interface RuleContext {
  readonly options: readonly unknown[]
  readonly sourceCode: { readonly text: string; readonly getAllComments: () => readonly Range[] }
  readonly report: (problem: { readonly node: Range; readonly message: string }) => void
}

/** The numbers of the lines that hold more than spaces and comments. */
function codeLines({ sourceCode }: RuleContext): readonly number[] {
  let code = sourceCode.text
  for (const { range } of sourceCode.getAllComments()) {
    const blank = code.slice(...range).replaceAll(/[^\n]/g, ' ')
    code = code.slice(0, range[0]) + blank + code.slice(range[1])
  }
  return code.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [index + 1]))
}

const isWithin = ({ loc: { start, end } }: Range, line: number) => start.line <= line && line <= end.line

/**
 * `topup/own-lines`: a function has at most as many lines as the option says, without the lines of the functions
 * inside it, blank lines and lines of comment alone. The linter's own rule counts those inside too, and would forbid every
 * `create…` function.
 */
const ownLinesRule = {
  meta: { schema: [{ type: 'integer', minimum: 1 }], defaultOptions: [40] },
  create(context: RuleContext) {
    const [most] = context.options
    if (typeof most !== 'number') throw new Error('topup/own-lines needs the number of lines it allows')
    /** The functions around the place that is read, each as the functions directly inside it. */
    const open: Range[][] = []

    const enter = (whole: Range) => {
      open.at(-1)?.push(whole)
      open.push([])
    }
    const leave = (node: Range) => {
      const nested = open.pop() ?? []
      if (node.loc.end.line - node.loc.start.line < most) return
      const own = codeLines(context).filter(
        (line) => isWithin(node, line) && !nested.some((inner) => isWithin(inner, line)),
      )
      if (own.length <= most) return
      const message = `This function has ${own.length} lines of its own; at most ${most} are allowed. Split it by meaning.`
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
