import { walk } from 'estree-walker'
import MagicString from 'magic-string'
import { parseSync, type ESTree, type Plugin } from 'vite'

/** The release of React that the lists of this file were made with. */
const version = '19.3.1'

/**
 * What no store asks React for. A module that imports one of these names fails the build: React no longer has it. Nothing waits in
 * a store by throwing a promise, nothing is hydrated, and forms are sent by handlers.
 */
const unusedNames = new Set([
  'Activity',
  'Profiler',
  'Suspense',
  'ViewTransition',
  'addTransitionType',
  'hydrateRoot',
  'lazy',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'unstable_useCacheRefresh',
  'useActionState',
  'useDeferredValue',
  'useEffectEvent',
  'useFormState',
  'useFormStatus',
  'useOptimistic',
  'useTransition',
])

/** The same hooks, as React's dispatchers name them, and what the compiler of components would ask for. */
const unusedHooks = new Set([...unusedNames, 'useCacheRefresh', 'useHostTransitionStatus', 'useMemoCache'])

/** By what React knows such elements. */
const unusedTypes = new Set([
  'REACT_ACTIVITY_TYPE',
  'REACT_LAZY_TYPE',
  'REACT_LEGACY_HIDDEN_TYPE',
  'REACT_PROFILER_TYPE',
  'REACT_SUSPENSE_LIST_TYPE',
  'REACT_SUSPENSE_TYPE',
  'REACT_VIEW_TRANSITION_TYPE',
])

/**
 * React's numbers (`tag`) for the nodes that come of them: Profiler, Suspense, lazy, dehydrated, SuspenseList, Offscreen, LegacyHidden,
 * Cache, TracingMarker; elements that belong in the head; html, head and body themselves; ViewTransition, Activity.
 */
const unusedTags = new Set<unknown>([12, 13, 16, 18, 19, 22, 23, 24, 25, 26, 27, 30, 31])

/** Variables of the renderer that stay false then. */
const alwaysFalse = new Set(['isHydrating', 'offscreenDirectParentIsHidden', 'shouldStartViewTransition'])

/** What is left to do then in functions that are still called, and in those that describe components to developers. */
export const plainFunctions: Readonly<Record<string, string>> = {
  FragmentInstance: '',
  accumulateSuspenseyCommitOnFiber: '',
  commitNewChildToFragmentInstance: '',
  defaultOnDefaultTransitionIndicator: '',
  deleteChildFromFragmentInstance: '',
  describeNativeComponentFrame: "return ''",
  dispatchEvent:
    'if (_enabled) findInstanceBlockingEvent(nativeEvent), dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer)',
  extractEvents$1: '',
  isCustomElement: 'return false',
  isHostHoistableType: 'return false',
  preloadInstanceAndSuspendIfNeeded: '',
  retryIfBlockedOn: '',
  waitForCommitToBeReady: 'return null',
}

/** Statements of a file that nobody needs then: what references to fragments can do, and a search for an element by its component. */
const unusedStatement = /^(?:FragmentInstance\.prototype\.|ReactDOMSharedInternals\.findDOMNode =)/

/** What a file exports, and hooks that a dispatcher gets later. */
const namedStatement = /^(?:exports|\w+Dispatcher\w*)\.(\w+) =/

/** Functions that ask for the files of elements in the head, in React's table of such requests. */
const unusedRequests = new Set([
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitScript',
  'preinitStyle',
  'preinitModuleScript',
])

/**
 * Leaves out of React's renderer what no store uses: 22 kB of the first route. The bundler cannot do it, because one function handles all
 * kinds of nodes, by number. Source: decision 66.
 */
export function slimRendererPlugin(): Plugin {
  return {
    name: 'topup:slim-renderer',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/node_modules\/react(?:-dom)?\/cjs\/react(?:-dom(?:-client)?)?\.production\.js$/ },
      handler: (code) => slimRenderer(code),
    },
  }
}

/**
 * A file of React without what no store uses, as text with its source map. Throws for another release than the one that was looked at:
 * the numbers of nodes are React's own and may change.
 */
export function slimRenderer(code: string): { readonly code: string; readonly map: string } {
  if (!code.includes(`exports.version = "${version}";`))
    throw new Error(`React is no longer ${version}: look at the lists in slimRenderer.ts again`)
  const text = new MagicString(code)
  const gone = new Set<ESTree.Node>()
  const functions: ESTree.Function[] = []
  const put = ({ start, end }: ESTree.Span, instead: string) => {
    if (instead !== '') text.overwrite(start, end, instead)
    else text.remove(start, code[end] === ',' ? end + 1 : end)
  }
  const leaveOutCases = (node: ESTree.SwitchStatement) => {
    const { unused, labels } = unusedCases(node)
    // Other cases may give these variables a value of their own.
    const names = variablesIn(unused)
    const start = functions.at(-1)?.body?.start ?? 0
    if (names.length > 0) text.appendRight(start + 1, `var ${names.join(', ')};`)
    for (const one of [...unused, ...labels]) put(one, '')
    for (const one of unused) gone.add(one)
  }
  walk(asRoot(parseSync('react.js', code).program), {
    enter(visited, _parent, place) {
      const node = visited as unknown as ESTree.Node
      const instead = gone.has(node) ? null : insteadOf(node, String(place), functions.at(-1), code)
      if (instead !== null) put(node, instead)
      if (instead !== null || gone.has(node)) return this.skip()
      if (isFunction(node)) functions.push(node)
      if (node.type === 'SwitchStatement') leaveOutCases(node)
      const name = node.type === 'FunctionDeclaration' ? (node.id?.name ?? '') : ''
      if (isFunction(node) && node.body !== null && Object.hasOwn(plainFunctions, name)) {
        put(node.body, `{ ${plainFunctions[name] ?? ''} }`)
        gone.add(node.body)
      }
    },
    leave(visited) {
      if (functions.at(-1) === (visited as unknown)) functions.pop()
    },
  })
  return { code: text.toString(), map: text.generateMap({ hires: true }).toString() }
}

/** What stands in place of a node of the syntax tree, '' for nothing; null where it stays. */
function insteadOf(
  node: ESTree.Node,
  place: string,
  around: ESTree.Function | undefined,
  code: string,
): string | null {
  switch (node.type) {
    case 'ExpressionStatement':
      return isUnusedStatement(code.slice(node.start, node.end)) ? '' : null
    case 'Property':
      return isUnusedEntry(node.key, node.value) ? '' : null
    case 'BinaryExpression':
      return isOfNoNode(node) ? String(node.operator === '!==') : null
    case 'AssignmentExpression':
      return isAlwaysFalse(node.left) ? 'void 0' : null
    case 'Identifier':
      return isAlwaysFalse(node) && isVariableOfModule(node.name, place, around) ? 'false' : null
    default:
      return null
  }
}

function isUnusedStatement(statement: string): boolean {
  const [, name = ''] = namedStatement.exec(statement) ?? []
  return unusedStatement.test(statement) || unusedHooks.has(name)
}

/** An entry of an object that only unused names ask for: a hook of a dispatcher, or a request of the head. */
function isUnusedEntry(key: ESTree.Node, value: ESTree.Node): boolean {
  if (key.type !== 'Identifier') return false
  return unusedHooks.has(key.name) || (value.type === 'Identifier' && unusedRequests.has(value.name))
}

/** A comparison that asks for a kind of node or element that is never made. */
function isOfNoNode({
  operator,
  left,
  right,
}: ESTree.BinaryExpression | ESTree.PrivateInExpression): boolean {
  if (operator !== '===' && operator !== '!==') return false
  const isTagOf = isTag(left) ? isUnusedTag(right) : isTag(right) && isUnusedTag(left)
  return isTagOf || isUnusedType(left) || isUnusedType(right)
}

const isAlwaysFalse = (node: ESTree.Node) => node.type === 'Identifier' && alwaysFalse.has(node.name)
const isUnusedType = (node: ESTree.Node) => node.type === 'Identifier' && unusedTypes.has(node.name)
const isUnusedTag = (node: ESTree.Node) => node.type === 'Literal' && unusedTags.has(node.value)
const isTag = (node: ESTree.Node) =>
  (node.type === 'Identifier' && node.name === 'tag') ||
  (node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'tag')

/** Whether a name that is read is that of the module's variable, not where it is declared and no parameter of that name. */
function isVariableOfModule(name: string, place: string, around: ESTree.Function | undefined): boolean {
  if (place === 'id' || place === 'params') return false
  return around?.params.some((one) => one.type === 'Identifier' && one.name === name) !== true
}

/** The cases of a `switch` that are never taken, and of those that another case goes on into, the labels. */
function unusedCases({ discriminant, cases }: ESTree.SwitchStatement) {
  const unused: ESTree.SwitchCase[] = []
  const labels: ESTree.Span[] = []
  let goesOn = false
  for (const one of cases) {
    const { test, consequent, start } = one
    const isUnused = test !== null && (isUnusedType(test) || (isTag(discriminant) && isUnusedTag(test)))
    const [first] = consequent
    if (isUnused && goesOn && first !== undefined) labels.push({ start, end: first.start })
    else if (isUnused) unused.push(one)
    if (!isUnused || (goesOn && first !== undefined)) goesOn = !ends(consequent.at(-1))
  }
  return { unused, labels }
}

/** Whether nothing behind a statement is reached. */
function ends(statement: ESTree.Statement | undefined | null): boolean {
  switch (statement?.type) {
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ReturnStatement':
    case 'ThrowStatement':
      return true
    case 'IfStatement':
      return ends(statement.consequent) && ends(statement.alternate)
    case 'BlockStatement':
      return ends(statement.body.at(-1))
    default:
      return false
  }
}

const isFunction = (node: ESTree.Node): node is ESTree.Function =>
  node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression'

/** The variables that code declares with `var`, without those of functions in it. */
function variablesIn(nodes: readonly ESTree.Node[]): readonly string[] {
  const names = new Set<string>()
  for (const node of nodes)
    walk(asRoot(node), {
      enter(visited) {
        const inner = visited as unknown as ESTree.Node
        if (isFunction(inner)) this.skip()
        if (inner.type === 'VariableDeclarator' && inner.id.type === 'Identifier') names.add(inner.id.name)
      },
    })
  return [...names]
}

/** The walker's types are of another package; the tree is the same. */
const asRoot = (node: unknown) => node as Parameters<typeof walk>[0]
