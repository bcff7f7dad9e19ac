import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { rootFolder } from '../repository/folders.ts'

const folder = mkdtempSync(join(tmpdir(), 'own-lines-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Lints a source with at most five own lines a function; returns what oxlint says about each function, in order. */
function lint(source: string): readonly string[] {
  const config = join(folder, 'oxlintrc.json')
  const plugin = join(import.meta.dirname, 'plugin.ts')
  const rules = { 'topup/own-lines': ['error', 5], 'topup/text-alone': 'error' }
  writeFileSync(config, JSON.stringify({ jsPlugins: [plugin], categories: { correctness: 'off' }, rules }))
  writeFileSync(join(folder, 'source.tsx'), source)
  const oxlint = join(rootFolder, 'node_modules/.bin/oxlint')
  // Oxlint's exit code says only that there are problems; the report is read all the same.
  const output = execFileSync('sh', ['-c', `"${oxlint}" -c "${config}" -f json "${folder}" || true`], {
    encoding: 'utf8',
  })
  const report: { readonly diagnostics: readonly { readonly message: string }[] } = JSON.parse(output)
  return report.diagnostics.map(({ message }) => message)
}

const tooLong = (count: number) => [
  `This function has ${count} lines of its own; at most 5 are allowed. Split it by meaning.`,
]

test('a function of five lines is accepted, one of six is not', () => {
  const body = (count: number) => 'call()\n'.repeat(count)
  expect(lint(`function f() {\n${body(3)}}`)).toEqual([])
  expect(lint(`function f() {\n${body(4)}}`)).toEqual(tooLong(6))
  expect(lint(`const f = () => {\n${body(4)}}`)).toEqual(tooLong(6))
  expect(lint(`class A {\nm() {\n${body(4)}}\n}`)).toEqual(tooLong(6))
})

test('blank lines and lines of comment alone are not counted', () => {
  expect(lint('function f() {\n\n// why\n/* and\n   why */\n\na()\nb()\nc()\n}')).toEqual([])
  expect(lint('function f() {\na() // why\nb()\n/* why */ c()\nd()\n}')).toEqual(tooLong(6))
})

test('lines of an inner function are its own, not those of the function around it', () => {
  expect(lint('function create() {\nreturn {\na() {\nb()\nc()\n},\nd: () => {\ne()\n},\n}\n}')).toEqual([])
  expect(lint('function create() {\nreturn {\na() {\nb()\nc()\nd()\ne()\n},\n}\n}')).toEqual(tooLong(6))
  expect(lint('const F = () => (\n<p\nonClick={() => {\na()\nb()\n}}\n/>\n)')).toEqual([])
})

const beside = 'A text beside others goes stale in a translated page. Give it an element of its own.'

test('a text that is alone in its element is accepted', () => {
  const alone = [
    '<p>Words</p>',
    '<p>{t("a")}</p>',
    '<p>{a ? t("a") : t("b")}</p>',
    '<p>\n<Icon />\n<span>{title}</span>\n</p>',
    '<p>{/* why */}{title}</p>',
    '<p><Icon />{children}</p>',
  ]
  expect(lint(alone.map((jsx, index) => `const A${index} = () => ${jsx}`).join('\n'))).toEqual([])
})

test('a text beside others is not, however it is written', () => {
  const shared = [
    '<p><Icon />{t("a")}</p>',
    '<p><Icon /> {end}</p>',
    '<p>{isOpen && t("a")}<b>b</b></p>',
    '<p><Icon />{isOpen ? title : null}</p>',
    '<li><Icon />{ribbon.text}</li>',
    '<>{formatPrice(a)}</>',
    '<p>{`a`}{end}</p>',
  ]
  const said = lint(shared.map((jsx, index) => `const A${index} = () => ${jsx}`).join('\n'))
  expect(said).toEqual(shared.map(() => beside))
})
