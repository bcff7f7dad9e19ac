import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compareTexts, joinedTexts, quotedTextFaults, unknownKeys, unusedKeys } from './checkLocales.ts'
import { readSource, wordingFaults } from './wordingFaults.ts'
import { flatten } from './texts/texts.ts'

const english = flatten({
  a: { hi: 'Hi {{name}}' },
  b: 'Bye',
  n_one: '{{count}} coin',
  n_other: '{{count}} coins',
})

test.each([
  ['nothing where it is right', '| bye | §2 | `b` |', []],
  ['a key that is unknown', '| bye | §2 | `c` |', ['c is unknown']],
  ['a page without rows', '# Texts', ['no rows']],
])('of the quoted phrases it is said: %s', (_what, page, faults) => {
  expect(quotedTextFaults(english, page)).toEqual(faults)
})

/** What the user's specification quotes for its screens, in §2, §4, §5 and §8. */
const quoted = `my reward|history|no data|usable|unusable|Exchange|not yet recharged|go pay|done|change recharge method|to pay|
recharge done|recharge continue|claimable|cancel|use|usable_no|used|expired|not supported for this product|
not supported by this method|claim more|please select|payway_id is no exist`

test('the table has every phrase that the specification quotes', () => {
  const page = readFileSync(new URL('../../../../docs/texts.md', import.meta.url), 'utf8')
  const listed = [...page.matchAll(/^\| ([^|]+?)(?: \([^|)]+\))? \| /gm)].map(([, phrase]) => phrase)
  expect(quoted.split(/\|\n?/).filter((phrase) => !listed.includes(phrase))).toEqual([])
})

test('a complete language has no fault', () => {
  const german = {
    a: { hi: 'Hallo {{name}}' },
    b: 'Tschüss',
    n_one: 'eine Münze',
    n_other: '{{count}} Münzen',
  }
  expect(compareTexts(english, flatten(german), 'de')).toEqual([])
})

test.each([
  ['a.hi is missing', { b: 'x', n_one: '1', n_other: '{{count}}' }],
  ['c is unknown', { a: { hi: '{{name}}' }, b: 'x', c: 'x', n_one: '1', n_other: '{{count}}' }],
  ['a.hi lacks {{name}}', { a: { hi: 'x' }, b: 'x', n_one: '1', n_other: '{{count}}' }],
  [
    'a.hi has an unknown {{nam}}',
    { a: { hi: '{{name}} {{nam}}' }, b: 'x', n_one: '1', n_other: '{{count}}' },
  ],
  ['b is empty', { a: { hi: '{{name}}' }, b: ' ', n_one: '1', n_other: '{{count}}' }],
  ['n_other is missing', { a: { hi: '{{name}}' }, b: 'x', n_one: '1' }],
  [
    'n_few is no form of de',
    { a: { hi: '{{name}}' }, b: 'x', n_one: '1', n_few: '{{count}}', n_other: '{{count}}' },
  ],
])('it is said that %s', (fault, texts) => {
  expect(compareTexts(english, flatten(texts), 'de')).toEqual([fault])
})

test.each([
  ['ja', ['other']],
  ['ru', ['few', 'many', 'one']],
  ['ar', ['few', 'many', 'one', 'other', 'two', 'zero']],
  ['zh-tw', ['other']],
  ['fr', ['one', 'other']],
])('%s needs its own plural forms', (tag, forms) => {
  const texts = {
    a: { hi: '{{name}}' },
    b: 'x',
    ...Object.fromEntries(forms.map((form) => [`n_${form}`, '{{count}}'])),
  }
  expect(compareTexts(english, flatten(texts), tag)).toEqual([])
  expect(compareTexts(english, flatten({ a: { hi: '{{name}}' }, b: 'x' }), tag)).toEqual(
    expect.arrayContaining(forms.map((form) => `n_${form} is missing`)),
  )
})

test('words in a component are found, marks and figures are not', () => {
  const code = `const a = <p aria-label="Close it" className="card" title={t('b')}>Hello · 43 {t('a.hi')}<b>—</b></p>`
  expect(readSource('a.tsx', code).spoken).toEqual([
    expect.stringContaining('Close it'),
    expect.stringContaining('Hello'),
  ])
})

test('a key counts as used by literal, by composed key and by its plural base', () => {
  const use = (code: string) => unusedKeys(english, [readSource('a.tsx', code)])
  expect(use('')).toEqual(['a.hi', 'b', 'n_one', 'n_other'])
  expect(use("t('b'); t('n', { count }); t(`a.${x}`)")).toEqual([])
})

test('a group that is read as an object means all keys in it', () => {
  const source = readSource('a.ts', "t('a', { returnObjects: true })")
  expect(unusedKeys(english, [source])).toEqual(['b', 'n_one', 'n_other'])
})

test('words that a text takes from another key are followed: used, known, and the same in every language', () => {
  const texts = flatten({
    left: '{{n}} left $t(within, {"count": {{days}} })',
    within_one: 'a day',
    within_other: '{{count}} days',
  })
  const source = readSource('a.ts', "t('left', { n, days })")
  expect(unusedKeys(texts, [source])).toEqual([])
  expect(unknownKeys(texts)).toEqual([])
  expect(unknownKeys(flatten({ left: '$t(wihtin)' }))).toEqual(['wihtin'])
  const german = {
    left: 'noch {{n}} $t(innen, {"count": {{days}} })',
    within_one: 'x',
    within_other: '{{count}}',
  }
  expect(compareTexts(texts, flatten(german), 'de')).toEqual(['left takes words from other keys'])
})

test('a form for one number may say it in words, in whatever placeholder it stands; a form for several may not', () => {
  const texts = flatten({ n_one: '{{gems}} gem', n_other: '{{gems}} gems + {{bonus}}' })
  const russian = {
    n_one: 'самоцвет + {{bonus}}',
    n_few: '{{gems}} + {{bonus}}',
    n_many: '{{gems}} + {{bonus}}',
  }
  expect(compareTexts(texts, flatten(russian), 'ru')).toEqual(['n_one lacks {{gems}}'])
  const arabic = Object.fromEntries(
    ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`n_${form}`, '{{gems}} + {{bonus}}']),
  )
  const inWords = { ...arabic, n_one: 'جوهرة واحدة + {{bonus}}', n_two: 'جوهرتان + {{bonus}}' }
  expect(compareTexts(texts, flatten(inWords), 'ar')).toEqual([])
  expect(compareTexts(texts, flatten({ ...arabic, n_few: 'جواهر + {{bonus}}' }), 'ar')).toEqual([
    'n_few lacks {{gems}}',
  ])
  expect(compareTexts(texts, flatten({ ...arabic, n_two: 'جوهرتان' }), 'ar')).toEqual([
    'n_two lacks {{bonus}}',
  ])
})

test('of several figures for one thing a language takes one', () => {
  const texts = flatten({ coupons: { discount: '{{percent}}% off' } })
  const compare = (discount: string) => compareTexts(texts, flatten({ coupons: { discount } }), 'zh-cn')
  expect(compare('{{rate}}折')).toEqual([])
  expect(compare('{{percent}}%')).toEqual([])
  expect(compare('折')).toEqual(['coupons.discount has none of percent, rate'])
  expect(compare('{{rat}}折')).toEqual([
    'coupons.discount has none of percent, rate',
    'coupons.discount has an unknown {{rat}}',
  ])
})

test.each([
  ['fr', 'Payer ?', 1],
  ['fr', 'Payer\u00a0?', 0],
  ['fr', 'Touchez « Payer\u00a0»', 1],
  ['fr', 'De 10:00 à 13:00', 0],
  ['es', 'Tocaste «Comprar»', 1],
  ['es', 'Tocaste “Comprar”', 0],
  ['en', 'the provider’s page', 1],
  ['tr', "Chrome'da aç", 1],
  ['ko', '{{shown}}으로 표시', 1],
  ['ko', '{{name}} 계정으로 로그인', 0],
  ['ko', '{{character}}에게 지급', 0],
  ['zh-cn', '{{count}} 笔订单', 1],
  ['zh-cn', '在 Chrome中打开', 1],
  ['zh-cn', '{{count}}笔订单 · {{name}}', 0],
])('what a language writes against its rules is found: %s "%s"', (language, text, count) => {
  expect(wordingFaults(new Map([['a', text]]), language)).toHaveLength(count)
})

test('a text is measured where it is a button, without its placeholders and soft hyphens', () => {
  const long = 'x'.repeat(37)
  expect(wordingFaults(flatten({ payForm: { back: long }, a: long }), 'en')).toEqual([
    'payForm.back has 37 characters, a button 36',
  ])
  expect(wordingFaults(flatten({ payForm: { back: `{{name}}\u00ad${'x'.repeat(36)}` } }), 'en')).toEqual([])
})

test.each([
  [
    'a dual in words beside its figure',
    { n_two: '{{count}} طلبان', n_few: '{{count}} طلبات', n_many: '{{count}} طلبًا' },
    1,
  ],
  ['a dual in words', { n_two: 'طلبان', n_few: '{{count}} طلبات', n_many: '{{count}} طلبًا' }, 0],
  [
    'the same words for every number',
    { n_two: 'متبقٍّ {{count}}', n_few: 'متبقٍّ {{count}}', n_many: 'متبقٍّ {{count}}' },
    0,
  ],
])('a dual has its figure or its words: %s', (_what, texts, count) => {
  expect(wordingFaults(flatten(texts), 'ar')).toHaveLength(count)
})

test('a sentence that code puts together is found, a name for screen readers is not', () => {
  expect(joinedTexts("`${points} ${t('vip.points')}`; `${t('a')} ${b}`")).toHaveLength(2)
  expect(joinedTexts("`${t('rewards.claim')}: ${about}`; `${a} ${b}`")).toEqual([])
})
