import { expect, test } from 'vitest'
import { bonusParts } from './groupIconName.ts'

test.each([
  ['+68 bonus', ['', '+68', ' bonus']],
  ['ボーナス +1,280', ['ボーナス ', '+1,280', '']],
  ['7 days, 7 gifts', ['', '7', ' days, 7 gifts']],
  ['a free skin', ['a free skin', '', '']],
])('%s', (text, [before, figure, after]) => {
  expect(bonusParts(text)).toEqual({ before, figure, after })
})
