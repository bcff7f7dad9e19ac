import { nothingChosen } from '@topup/domain'
import { expect, test } from 'vitest'
import { missingStep, parseResultOrigin } from './PayPages.tsx'
import { stepRoute } from './StepFrame.tsx'

const choice = { value: '1', display: 'One' }
const chosen = { ...nothingChosen(null), server: choice, character: choice, productId: 'p1' }

test.each([
  ['a whole selection', 'c1', chosen, true, null],
  ['no game', null, chosen, true, '/selectGame'],
  ['no login', 'c1', chosen, false, '/selectGoods'],
  ['no character', 'c1', { ...chosen, character: null }, true, '/selectGoods'],
  ['no server', 'c1', { ...chosen, server: null }, true, '/selectGoods'],
  ['no product', 'c1', { ...chosen, productId: null }, true, '/selectGoods'],
] as const)('with %s the missing step is found', (_title, clientId, selection, isLoggedIn, step) => {
  expect(missingStep({ clientId, selection, isLoggedIn })).toBe(step)
})

test('going on to Result marks the origin as Recharge', () => {
  const route = stepRoute({ kind: 'result', order: 'i1' }, '/recharge')
  expect(route).toEqual({ path: '/result', state: { from: 'recharge', order: 'i1' } })
  expect(parseResultOrigin(route?.state)).toEqual({ from: 'recharge', order: 'i1' })
})

test('an order that is opened from the list of orders marks my page as its origin', () => {
  const route = stepRoute({ kind: 'result', order: 'i1' }, '/my')
  expect(parseResultOrigin(route?.state)).toEqual({ from: 'my', order: 'i1' })
})

test('recharge is a page, and what both layouts show in a popup stays a popup', () => {
  expect(stepRoute({ kind: 'recharge', productId: 'p1' }, '/selectGoods')).toEqual({ path: '/recharge' })
  expect(stepRoute({ kind: 'login' }, '/my')).toBeNull()
})

test.each([null, undefined, 'recharge', {}, { from: 'else', order: 'i1' }, { from: 'recharge', order: '' }])(
  'a route state of %j marks no origin',
  (state) => {
    expect(parseResultOrigin(state)).toBeNull()
  },
)
