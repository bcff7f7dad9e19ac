import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanTyped, foldText, plainCardText, searchRows } from './typedText.ts'

describe('a search', () => {
  test.each([
    ['  Moonfall ', 'MOONFALL'],
    ['Électre', 'ELECTRE'],
    ['İSTANBUL', 'ISTANBUL'],
    ['ISIK', 'IŞIK'],
    ['ışık', 'isik'],
    ['dao', 'đảo'],
    ['lodz', 'Łódź'],
    ['orsted', 'Ørsted'],
    ['strasse', 'Straße'],
    ['STRASSE', 'STRAẞE'],
    ['s128', 's\u{1D7CF}28\uFE0F'],
    ['aether', 'Æther'],
    ['Ｓ１２', 's12'],
    ['١٢٨', '128'],
    ['۱۲۸', '128'],
    ['๑๒๘', '128'],
    ['ﾄﾞﾗｺﾞﾝ', 'ドラゴン'],
    ['どらごん', 'ドラゴン'],
    ['トラコン', 'ドラゴン'],
    ['\u2066 S128 \u2069', 's128'],
    ['S128\u200B', 's128'],
    [' s 128', 's128'],
    ['#128', '128'],
    ['الأمير', 'الامير'],
    ['على', 'علي'],
    ['مدينة', 'مدينه'],
    ['کتاب', 'كتاب'],
    ['ΣΟΦΟΣ', 'σοφος'],
    ['Moon-fall', 'moon fall'],
    ['サ-バ-', 'サーバー'],
    ['ｻ-ﾊﾞｰ', 'さーばー'],
    ['', ''],
  ])('takes %j and %j for the same', (one, other) => {
    expect(foldText(one)).toBe(foldText(other))
  })

  test.each([
    ['s12', 's21'],
    ['dragon', 'dragoon'],
    ['ドラゴン', 'ドラコニ'],
  ])('tells %j and %j apart', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other))
  })

  test('compares letters with strokes and ligatures as the platform orders them', () => {
    const { compare } = new Intl.Collator('en', { sensitivity: 'base' })
    for (const letter of 'đðħłøæœßéşñ')
      expect([letter, compare(letter, foldText(letter))]).toEqual([letter, 0])
  })

  test('for punctuation alone compares it as it is', () => {
    expect(foldText(' -- ')).toBe('--')
  })

  test('does not tell composed and decomposed spellings apart', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => foldText(text.normalize('NFC')) === foldText(text.normalize('NFD')),
      ),
    )
  })
})

test.each([
  ['moonfall 128', ['S128 Moonfall']],
  ['128-moonfall', ['S128 Moonfall']],
  ['128、moonfall', ['S128 Moonfall']],
  ['rise moon', ['S12 Moonrise']],
  ['moon', ['S128 Moonfall', 'S12 Moonrise']],
  ['s 12', ['S128 Moonfall', 'S12 Moonrise']],
  ['moonfall 13', []],
  ['fall-128', []],
  ['moonfall - 128', ['S128 Moonfall']],
  [' - ', []],
])('the words of %j, in any order, find %j', (query, found) => {
  const rows = ['S128 Moonfall', 'S12 Moonrise'].map((name) => ({ name }))
  expect(searchRows(rows, query, ({ name }) => [name]).map(({ name }) => name)).toEqual(found)
})

// Scripts beyond the first plane are left out: no keyboard of a phone types their figures.
test.each(
  Intl.supportedValuesOf('numberingSystem').filter((system) => {
    const ten = new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false }).format(
      1_234_567_890,
    )
    return /^\p{Nd}{10}$/u.test(ten) && ten.length === 10
  }),
)('figures of the numbering system %s are read', (numberingSystem) => {
  const format = new Intl.NumberFormat('en', {
    numberingSystem,
    useGrouping: false,
    minimumIntegerDigits: 10,
  })
  expect(plainCardText(format.format(1_234_567_890))).toBe('1234567890')
})

test.each([
  ['t_x\u200E', 't_x'],
  ['\u202At_x\u202C', 't_x'],
  ['\u00A0ren\u00A0hoshi\uFEFF', 'ren hoshi'],
  ['Ｒｅｎ', 'Ｒｅｎ'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['t_x\uFE0F\u034F\u2800\u3164\u{E0061}\u{E007F}', 't_x'],
  ['ren😀', 'ren😀'],
])('the name %j is sent as %j', (typed, sent) => {
  expect(cleanTyped(typed)).toBe(sent)
})

test.each([
  ['ＳＦ４３', 'SF43'],
  ['٤٣٤٣١٢٣٤', '43431234'],
  ['۴۳۴۳۱۲۳۴', '43431234'],
  ['\u202A43431234\u202C', '43431234'],
  ['4343\u200D1234', '43431234'],
  [' Pass word ', 'Pass word'],
  ['\u{1D7D2}\u{1D7DB}\u{1D7EC}\u{1D7FF}', '4309'],
  ['SF‐43‑12–34―56－78', 'SF-43-12-34-56-78'],
  ['43\uFE0F\u034F\u280043', '4343'],
  ['４３ー４３ｰ12', '43-43-12'],
  ['КОТЖ', 'КОТЖ'],
  ['スーパー43', 'スーパー43'],
  // Russian and Greek letters that look like those on the card.
  ['ЅF43 ТЕЅТ СОАВ', 'SF43 TEST COAB'],
  ['ΤΕΝ-43', 'TEN-43'],
  ['Жук', 'Жук'],
])('%j on a card is sent as %j', (typed, sent) => {
  expect(plainCardText(typed)).toBe(sent)
})
