import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import type { Plugin } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { builtCode } from '../testing/buildInMemory.ts'
import { reactModulesPlugin } from './slimLibraries.ts'
import { plainFunctions, slimRenderer, slimRendererPlugin } from './slimRenderer.ts'

const flows = join(import.meta.dirname, '../../../../packages/flows/')

/**
 * A page that does with React what stores do with it, and some more, and keeps a record: what was called in which order, and what stood in
 * the document after each step.
 */
const page = `
import { Component, Fragment, createContext, createElement as h, forwardRef, memo, startTransition, use, useCallback, useContext, useDebugValue, useEffect, useId, useImperativeHandle, useInsertionEffect, useLayoutEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const record = []
const say = (...what) => record.push(what.join(' '))
const place = document.createElement('main'), over = document.createElement('aside')
document.body.append(place, over)
const quiet = { onCaughtError: (error) => say('caught', error.message), onUncaughtError: (error) => say('uncaught', error.message) }
let root = createRoot(place, quiet)
const shown = () => say(document.body.innerHTML)
const draw = (node) => { flushSync(() => root.render(node)); shown() }
const fire = (element, name, more, Kind = Event) => { flushSync(() => element.dispatchEvent(Object.assign(new Kind(name, { bubbles: true, cancelable: true, ...more })))); shown() }
const find = (selector) => document.querySelector(selector)
const setValue = (element, value) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value').set.call(element, value)

const Colour = createContext('red')
const Held = memo(function Held({ n }) { say('held', n); return h('i', null, n, useContext(Colour)) })
const Ref = forwardRef(function Ref(props, ref) { useImperativeHandle(ref, () => ({ name: props.name })); return null })
let listeners = new Set(), value = 0
const subscribe = (listener) => { listeners.add(listener); return () => listeners.delete(listener) }

function Counter({ step }) {
  const [n, setN] = useState(() => 0), [sum, add] = useReducer((a, b) => a + b, 1), id = useId(), box = useRef(null), handle = useRef(null)
  const stored = useSyncExternalStore(subscribe, () => value), twice = useMemo(() => n * 2, [n]), up = useCallback(() => { setN((old) => old + step); add(n) }, [n, step])
  useDebugValue(n)
  useInsertionEffect(() => { say('insertion', n); return () => say('insertion gone', n) }, [n])
  useLayoutEffect(() => { say('layout', n, box.current.tagName, handle.current.name); return () => say('layout gone', n) }, [n])
  useEffect(() => { say('effect', n); return () => say('effect gone', n) }, [n])
  return h(Fragment, null, h('button', { id, ref: box, onClick: up, 'aria-pressed': n > 0, disabled: n > 5, className: 'a b', style: { width: n, opacity: 0.5, '--x': n }, 'data-n': n }, n, ' ', twice, ' ', sum, ' ', stored, null, false), h(Ref, { ref: handle, name: 'handle' + n }), h(Held, { n: 1 }))
}

class Guard extends Component {
  state = { lost: null }
  static getDerivedStateFromError(error) { return { lost: error.message } }
  componentDidCatch(error) { say('did catch', error.message) }
  componentDidMount() { say('guard mounted') }
  componentDidUpdate() { say('guard updated') }
  componentWillUnmount() { say('guard gone') }
  render() { return this.state.lost === null ? this.props.children : h('p', { role: 'alert' }, this.state.lost) }
}
function Throws({ when }) {
  if (when === 'drawn') throw new Error('lost while it is drawn')
  useEffect(() => { if (when === 'later') throw new Error('lost in an effect'); return () => { if (when === 'gone') throw new Error('lost as it goes') } }, [when])
  return h('b', { onClick: () => { if (when === 'tapped') throw new Error('lost in a tap') } }, 'fine')
}

function Form() {
  const [text, setText] = useState(''), [on, setOn] = useState(false), [one, setOne] = useState('b')
  return h('form', { onSubmit: (event) => { event.preventDefault(); say('sent', text, on, one) }, noValidate: true },
    h('label', { htmlFor: 'text' }, 'Text'), h('input', { id: 'text', value: text, maxLength: 4, autoComplete: 'off', onChange: (event) => setText(event.target.value.replace(/[^0-9]/g, '')), onFocus: () => say('focus'), onBlur: () => say('blur'), onKeyDown: ({ key }) => say('key', key), onCompositionEnd: ({ data }) => say('composed', data) }),
    h('input', { id: 'on', type: 'checkbox', checked: on, onChange: (event) => setOn(event.target.checked) }), h('input', { id: 'off', type: 'radio', name: 'r', checked: !on, onChange: () => setOn(false) }),
    h('select', { id: 'one', value: one, onChange: (event) => setOne(event.target.value) }, h('option', { value: 'a' }, 'A'), h('option', { value: 'b' }, 'B')),
    h('textarea', { id: 'area', value: text, readOnly: true }), h('output', null, text, on ? 'on' : 'off', one))
}

draw(h(Counter, { step: 1 }))
fire(find('button'), 'click'); fire(find('button'), 'click')
flushSync(() => { value = 7; for (const listener of [...listeners]) listener() }); shown()
draw(h(Colour.Provider, { value: 'blue' }, h(Counter, { step: 2 })))
draw(h(Colour, { value: 'green' }, h(Counter, { key: 'new', step: 2 }), h(function Uses() { return use(Colour) })))

for (const order of ['abcd', 'dcba', 'bd', 'xbydz', '', 'a', 'zyxwvutsrqponmlkjihgfedcba', 'azbycx', 'm'])
  draw(h('ul', null, [...order].map((key, at) => key === 'y' ? h(Fragment, { key }, h('li', null, key), at) : h('li', { key, title: at % 2 ? String(at) : undefined, ref: (node) => { say('ref', key, node === null); return () => say('ref gone', key) } }, h('em', { key }, key), at % 3 === 0 && 'third'))))
draw([h('p', { key: 1 }, 'one'), 'two', 3, null, true, [h('p', { key: 4 }, 'four')]])
draw(h('p', null, 'text'))
draw(h('p', { dangerouslySetInnerHTML: { __html: '<b>bold</b>' }, hidden: true, tabIndex: -1, inert: true, translate: 'no', dir: 'auto' }))
draw(h('svg', { viewBox: '0 0 2 2', 'aria-hidden': true, focusable: 'false' }, h('use', { xlinkHref: '#a', href: '#b' }), h('path', { strokeWidth: 2, strokeLinecap: 'round', fillRule: 'evenodd', d: 'M0 0' }), h('foreignObject', null, h('p'))))
draw(h('img', { src: 'data:,', alt: '', loading: 'lazy', decoding: 'async', srcSet: 'data:, 1x', fetchPriority: 'high', onLoad: () => say('loaded'), onError: () => say('broken') }))
fire(find('img'), 'load'); fire(find('img'), 'error')

for (const when of ['drawn', 'later', 'tapped', 'gone', 'never']) {
  draw(h(Guard, { key: when }, h(Throws, { when })))
  await 0
  if (find('b')) { window.onerror = (message) => { say('reported', message); return true }; fire(find('b'), 'click') }
}
draw(null)
draw(h(Throws, { when: 'drawn' }))
root = createRoot(place, quiet)

draw(h(Form))
const text = find('#text')
text.focus(); shown()
setValue(text, '12x'); fire(text, 'input')
setValue(text, '12y'); fire(text, 'input')
fire(text, 'keydown', { key: 'Enter' }, KeyboardEvent); fire(text, 'compositionend', { data: 'かな' }, CompositionEvent)
flushSync(() => find('#on').click()); shown()
flushSync(() => find('#off').click()); shown()
setValue(find('#one'), 'a'); fire(find('#one'), 'change')
fire(find('form'), 'submit'); text.blur(); shown()
say(text.value, find('#on').checked, find('#one').value, find('#area').value)

const heard = (name) => (event) => say(name, event.type, event.currentTarget.tagName, event.isPropagationStopped())
draw(h('div', { onClick: heard('outer'), onClickCapture: heard('capture'), onMouseEnter: heard('enter'), onFocus: heard('focus') }, h('span', { id: 'in', onClick: heard('inner') }), createPortal(h('a', { onClick: (event) => { heard('portal')(event); if (event.detail === 2) event.stopPropagation() } }, h(Counter, { step: 1 })), over)))
fire(find('#in'), 'click'); fire(find('aside a'), 'click'); fire(find('aside a'), 'click', { detail: 2 }, MouseEvent); fire(find('aside button'), 'click')
fire(find('#in'), 'mouseover', { relatedTarget: document.body }, MouseEvent)
draw(h('div', null, createPortal(null, over)))
await new Promise((done) => { flushSync(() => root.render(h(Later, { done }))) })
function Later({ done }) {
  const [n, setN] = useState(0)
  useEffect(() => { say('later', n); if (n === 0) startTransition(() => setN(1)); if (n === 1) setTimeout(setN, 0, 2); if (n === 2) done() }, [n])
  return h('p', null, n)
}
shown()
root.unmount()
shown()
globalThis.done(record)
`

/** The record of the page, drawn by React as a build with these plugins has it. */
async function recordOf(plugins: readonly Plugin[]): Promise<unknown> {
  const { window } = new JSDOM('', { runScripts: 'outside-only', pretendToBeVisual: true })
  const record = new Promise((done, failed) => {
    Object.assign(window, { done, failed })
  })
  window.eval(`(async () => {${await built(page, plugins)}})().catch((error) => failed(error))`)
  return record.finally(() => window.close())
}

const built = (code: string, plugins: readonly Plugin[]) =>
  builtCode(code, [...plugins, reactModulesPlugin()])

describe('React without what no store uses', () => {
  let whole: unknown
  let slim: unknown
  beforeAll(async () => {
    whole = await recordOf([])
    slim = await recordOf([slimRendererPlugin()])
  })

  test('draws and calls what all of React does, in the same order', () => {
    expect(slim).toEqual(whole)
  })

  test.each([
    'layout 2 BUTTON handle2',
    'did catch lost while it is drawn',
    'did catch lost in an effect',
    'uncaught lost while it is drawn',
    'sent 12 false a',
    '12 false a 12',
    'portal click A false',
    'enter mouseenter DIV false',
    'later 2',
  ])('the page gets as far as "%s"', (line) => {
    expect(whole).toContain(line)
  })
})

test.each(['Suspense', 'lazy', 'useTransition', 'useDeferredValue', 'Activity', 'Profiler'])(
  'a store that asks for %s fails its build',
  async (name) => {
    await expect(
      built(`import { ${name} } from 'react'; globalThis.used = ${name}`, [slimRendererPlugin()]),
    ).rejects.toThrow(`"${name}" is not exported by`)
  },
)

test('hydration fails its build too', async () => {
  await expect(
    built("import { hydrateRoot } from 'react-dom/client'; globalThis.used = hydrateRoot", [
      slimRendererPlugin(),
    ]),
  ).rejects.toThrow('"hydrateRoot" is not exported by')
})

const client = readFileSync(
  join(
    createRequire(join(flows, 'package.json')).resolve('react-dom/package.json'),
    '../cjs/react-dom-client.production.js',
  ),
  'utf8',
)

test('another release of React is not changed unseen', () => {
  expect(() => slimRenderer(client.replaceAll('19.3.1', '19.4.0'))).toThrow('React is no longer 19.3.1')
})

test.each(Object.keys(plainFunctions))('React has the function %s', (name) => {
  expect(client).toContain(`function ${name}(`)
})
