import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  caretInGroups,
  deletionOf,
  editCardNumber,
  groupCardNumber,
  plainCardNumber,
} from './groupCardNumber.ts'

test.each([
  ['', ''],
  ['4', '4'],
  ['4343', '4343'],
  ['43431', '4343 1'],
  ['SF43882019470365', 'SF43 8820 1947 0365'],
  ['SF43-8820-1947', 'SF43-8820-1947'],
])('shows %j as %j', (plain, shown) => {
  expect(groupCardNumber(plain)).toBe(shown)
})

const number = fc.stringMatching(/^[0-9A-Z]{0,90}$/)

test('grouping changes nothing but blanks, and no group is longer than four', () => {
  fc.assert(
    fc.property(number, (plain) => {
      const shown = groupCardNumber(plain)
      expect(plainCardNumber(shown)).toBe(plain)
      expect(shown.split(' ').every((group) => group.length <= 4)).toBe(true)
    }),
  )
})

test('the caret has the same characters before it in the grouped text', () => {
  fc.assert(
    fc.property(number, fc.nat(), (plain, at) => {
      const before = at % (plain.length + 1)
      const caret = caretInGroups({ plain, before })
      expect(plainCardNumber(groupCardNumber(plain).slice(0, caret))).toBe(plain.slice(0, before))
      expect(caretInGroups({ plain, before: plain.length })).toBe(groupCardNumber(plain).length)
    }),
  )
})

test.each([
  ['typing at the end', '4343', { shown: '43431', caret: 5, deletion: null }, ['43431', 5]],
  ['typing inside', '43431234', { shown: '43943 1234', caret: 3, deletion: null }, ['439431234', 3]],
  ['a pasted number with blanks', '', { shown: ' SF43  8820\n', caret: 12, deletion: null }, ['SF438820', 8]],
  ['deleting a character', '43431', { shown: '4343 ', caret: 5, deletion: 'backward' }, ['4343', 4]],
  [
    'deleting a blank backwards',
    '43431234',
    { shown: '43431234', caret: 4, deletion: 'backward' },
    ['4341234', 3],
  ],
  [
    'deleting a blank forwards',
    '43431234',
    { shown: '43431234', caret: 4, deletion: 'forward' },
    ['4343234', 4],
  ],
  [
    'pasting the same number without blanks',
    '43431234',
    { shown: '43431234', caret: 8, deletion: null },
    ['43431234', 8],
  ],
  ['clearing', '43431234', { shown: '', caret: 0, deletion: 'backward' }, ['', 0]],
  ['a blank that the player adds', '4343', { shown: '4343 ', caret: 5, deletion: null }, ['4343', 4]],
] as const)('%s edits the number and keeps the caret', (_what, held, edited, [plain, before]) => {
  expect(editCardNumber(held, edited)).toEqual({ plain, before })
})

test.each([
  ['deleteContentBackward', 'backward'],
  ['deleteWordForward', 'forward'],
  ['insertText', null],
  ['', null],
])('an edit named %j is a deletion: %j', (inputType, deletion) => {
  expect(deletionOf(inputType)).toBe(deletion)
})
