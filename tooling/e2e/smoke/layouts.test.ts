import { expect, test } from 'vitest'
import type { BrandConfig } from '@topup/domain'
import { addressIn, layoutsOf } from './layouts.ts'

const game = (code: string, region: BrandConfig['regions'][number]) => ({
  code,
  clientIds: { web: `${code}-web`, ios: `${code}-ios`, android: `${code}-android` },
  region,
})
const facts = { games: [game('one', 'sea'), game('two', 'ja')], regions: ['sea', 'ja', 'ru'] } as const

test.each([
  ['everyone', 'new'],
  ['nobody', 'old'],
] as const)('a store whose new layout is for %s has one layout, under any address', (kind, layout) => {
  expect(layoutsOf({ ...facts, newVersion: { kind } })).toEqual([{ kind: layout, query: '' }])
})

test('a store whose region decides is visited with a game of each layout', () => {
  expect(layoutsOf({ ...facts, newVersion: { kind: 'regions', regions: ['sea'] } })).toEqual([
    { kind: 'new', query: 'client_id=one-web' },
    { kind: 'old', query: 'client_id=two-web' },
  ])
})

test('where no game has the region, a link names it', () => {
  expect(layoutsOf({ ...facts, newVersion: { kind: 'regions', regions: ['ru'] } })[0]).toEqual({
    kind: 'new',
    query: 'client_id=one-web&domain_area=ru',
  })
})

test('a store whose games decide is visited with one of each', () => {
  expect(layoutsOf({ ...facts, newVersion: { kind: 'games', clientIds: ['two-web'] } })).toEqual([
    { kind: 'new', query: 'client_id=two-web' },
    { kind: 'old', query: 'client_id=one-web' },
  ])
})

test('an address keeps its own query', () => {
  const layout = { kind: 'new', query: 'client_id=a' } as const
  expect(addressIn(layout, 'https://a.example', '/my')).toBe('https://a.example/my?client_id=a')
  expect(addressIn(layout, 'https://a.example', '/?b=c')).toBe('https://a.example/?b=c&client_id=a')
  expect(addressIn({ kind: 'new', query: '' }, 'https://a.example', '/my')).toBe('https://a.example/my')
})
