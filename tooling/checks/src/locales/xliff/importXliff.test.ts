import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@topup/domain'
import { expect, test } from 'vitest'
import { rootFolder } from '../../repository/folders.ts'
import { nest, readTexts } from '../files/localeFiles.ts'
import { flatten, type Texts } from '../texts/texts.ts'
import { exportXliff } from './exportXliff.ts'
import { importXliff } from './importXliff.ts'

const english = readTexts('en') ?? new Map<string, string>()

test.each(languages)(
  'what is exported of %s comes back as it was, to the letter of the file',
  async (language) => {
    const texts = readTexts(language) ?? new Map<string, string>()
    const xml = await exportXliff({ language, english, texts, stale: [] })
    const read = await importXliff(xml, { english, textsOf: () => texts })
    expect(read).toMatchObject({ kind: 'texts', language })
    const written = read.kind === 'texts' ? nest(read.texts) : {}
    const file = readFileSync(join(rootFolder, 'locales', `${language}.json`), 'utf8')
    expect(`${JSON.stringify(written, null, 2)}\n`).toBe(file)
  },
)

const small = flatten({
  nav: { my: 'Mine & <yours> "{{name}}"' },
  server: { results_one: '{{count}} server', results_other: '{{count}} servers' },
})
const german: Texts = new Map([
  ['nav.my', 'Meins {{name}}'],
  ['server.results_one', 'ein Server'],
  ['server.results_other', '{{count}} Server'],
])
const given = { language: 'de', english: small, texts: german, stale: ['nav.my'] }
const read = (xml: string, texts: Texts = german) =>
  importXliff(xml, { english: small, textsOf: (language) => (language === 'de' ? texts : null) })

test('a translator reads where a text stands, how long it may be and what its placeholders are', async () => {
  const xml = await exportXliff(given)
  expect(xml).toContain('Tabs of the store')
  expect(xml).toContain('At most 15 characters')
  expect(xml).toContain('{{name}}: name of an account')
  expect(xml).toContain('Plural form "one"')
  expect(xml.match(/approved="no"/g)).toHaveLength(1)
})

test('a language gets a unit for each of its own plural forms', async () => {
  const xml = await exportXliff({ ...given, language: 'ru', texts: new Map() })
  expect([...xml.matchAll(/id="(server[^"]*)"/g)].map(([, id]) => id)).toEqual([
    'server.results_one',
    'server.results_few',
    'server.results_many',
  ])
})

test('what a translator changed is taken, what was left empty stays as it was', async () => {
  const xml = (await exportXliff(given)).replace('ein Server', 'nur ein Server').replace('Meins {{name}}', '')
  expect(await read(xml)).toEqual({
    kind: 'texts',
    language: 'de',
    keys: ['server.results_one', 'server.results_other'],
    texts: new Map([...german, ['server.results_one', 'nur ein Server']]),
  })
})

test.each([
  ['a placeholder is lost', ['Meins {{name}}', 'Meins'], 'nav.my lacks {{name}}'],
  [
    'a placeholder is misspelled',
    ['Meins {{name}}', 'Meins {{name}} {{nmae}}'],
    'nav.my has an unknown {{nmae}}',
  ],
  ['a text is too long', ['Meins', 'Meins, Meins, Meins'], 'nav.my has 20 characters, at most 15'],
  ['a unit has another name', ['id="nav.my"', 'id="nav.mine"'], 'nav.mine is unknown'],
  [
    'the English is an older one',
    ['{{count}} servers', '{{count}} hosts'],
    'the English of server.results_other has changed since the export',
  ],
  ['there is markup in it', ['<target>Meins', '<target><g id="1">x</g>Meins'], 'nav.my has markup in it'],
  [
    'the language is another one',
    ['target-language="de"', 'target-language="xx"'],
    'no language is called xx',
  ],
  ['it is cut off', ['</xliff>', ''], 'this is no file that texts:export wrote'],
  ['it is something else', [/^[^]*$/, 'hello'], 'this is no file that texts:export wrote'],
] as const)('nothing of a file is taken when %s', async (_what, [from, to], fault) => {
  const xml = (await exportXliff(given)).replace(from, to)
  expect(await read(xml)).toEqual({ kind: 'refused', faults: [fault] })
})

test('a language that lacks a plural form is not written', async () => {
  const xml = (await exportXliff(given)).replace('ein Server', '')
  const lacking = new Map([...german].filter(([key]) => key !== 'server.results_one'))
  expect(await read(xml, lacking)).toEqual({ kind: 'refused', faults: ['server.results_one is missing'] })
})
