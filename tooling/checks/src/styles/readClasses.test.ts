import { expect, test } from 'vitest'
import { readClasses } from './checkStyles.ts'

const namedIn = (code: string) => readClasses('a.tsx', code).named

test.each([
  ['in an attribute', '<p className="card small" />', ['card', 'small']],
  ['in an expression of an attribute', "<p className={isOn ? 'card' : undefined} />", ['card']],
  ['in classNames()', "const a = classNames('button', isOn && 'button--list')", ['button', 'button--list']],
  ['in a property', "const faces = { info: { className: 'hint' } }", ['hint']],
  [
    'in attributes of an element that is made by hand',
    "element('p', { class: 'product-grid' })",
    ['product-grid'],
  ],
  [
    'with a part or a variant, wherever it is',
    "const a = ['card__name', 'card--on']",
    ['card__name', 'card--on'],
  ],
  ['in HTML that is written as text', 'const a = `<p class="live-line">${b}</p>`', ['live-line']],
])('a class is named %s', (_title, code, names) => {
  expect(namedIn(code)).toEqual(names)
})

test.each([
  ['is compared', "<p className={layout === 'row' ? 'button-row' : 'button-column'} />", 'row'],
  ['names a property', "const a = classNames(input['aria-describedby'])", 'aria-describedby'],
  ['is another attribute', '<button type="button" />', 'button'],
  ['is a custom property', "const a = 'var(--surface-1)'", 'surface-1'],
])('a word that %s is no class', (_title, code, word) => {
  expect(namedIn(code)).not.toContain(word)
})

test('the beginning of a composed class is kept', () => {
  expect(readClasses('a.ts', 'const a = `toast toast--${kind}`').prefixes).toEqual(['toast--'])
})

test('any word may be a use', () => {
  expect(readClasses('a.ts', "const variants = { card: 'list' }").words).toEqual(['list'])
})

test('a file that does not parse is an error', () => {
  expect(() => readClasses('a.ts', 'const = 1')).toThrow('a.ts')
})
