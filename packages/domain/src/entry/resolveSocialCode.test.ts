import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BrandGame } from '../brand/brandConfig.ts'
import { resolveSocialCode, socialCodeOf } from './resolveSocialCode.ts'

const games: readonly BrandGame[] = [
  { code: 'starfall', clientIds: { android: '301', ios: '302', web: '303' }, region: 'sea' },
  { code: 'ember', clientIds: { android: '', ios: '402', web: '403' }, region: 'ja' },
]

test.each([
  ['starfall', 'android', '301'],
  ['starfall', 'ios', '302'],
  ['starfall', 'web', '303'],
  ['ember', 'ios', '402'],
  ['ember', 'android', null],
  ['Starfall', 'ios', null],
  ['constructor', 'ios', null],
  ['__proto__', 'web', null],
  ['', 'web', null],
] as const)('the code %j on %s leads to %j', (code, platform, expected) => {
  expect(resolveSocialCode(games, code, platform)).toEqual(expected)
})

test('a code that is not listed leads nowhere', () => {
  fc.assert(
    fc.property(
      fc.string().filter((code) => code !== 'starfall' && code !== 'ember'),
      (code) => resolveSocialCode(games, code, 'ios') === null,
    ),
  )
})

test.each([
  ['/@starfall', 'starfall'],
  ['/@starfall/', 'starfall'],
  ['/@star_fall-2', 'star_fall-2'],
  ['/@', null],
  ['/starfall', null],
  ['/a/@starfall', null],
  ['/@star/fall', null],
  ['/@star%2Ffall', null],
  [`/@${'a'.repeat(64)}`, 'a'.repeat(64)],
  [`/@${'a'.repeat(65)}`, null],
])('the path %s carries the code %j', (path, expected) => {
  expect(socialCodeOf(path)).toBe(expected)
})
