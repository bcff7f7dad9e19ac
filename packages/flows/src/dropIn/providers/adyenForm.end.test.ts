import { expect, test } from 'vitest'
import { isRefused, readAdyenError } from './adyenForm.ts'

const errorOf = (name: string) => Object.assign(new Error('x'), { name })

test.each([
  ['the provider’s service fails before anything was sent', errorOf('NETWORK_ERROR'), false, 'broke'],
  ['fields that never come', errorOf('ERROR'), false, 'broke'],
  ['an answer that is lost after the card was sent', errorOf('NETWORK_ERROR'), true, 'ends'],
  ['a challenge that cannot be shown', errorOf('ERROR'), true, 'ends'],
  ['a wallet that was closed', errorOf('CANCEL'), false, 'goesOn'],
  ['a wallet whose time was over while it paid', errorOf('CANCEL'), true, 'ends'],
  [
    'a bank that could not be looked up',
    { errorType: 'binLookup', message: 'unknownError' },
    false,
    'goesOn',
  ],
])('%s: %o', (_what, error, isSubmitted, next) => {
  expect(readAdyenError(error, { isSubmitted })).toBe(next)
})

test.each([
  ['a sheet that was closed', errorOf('CANCEL'), false, 'goesOn'],
  ['a merchant that the wallet’s maker does not know', errorOf('ERROR'), false, 'goesOn'],
  ['a sheet that breaks after its payment was sent', errorOf('ERROR'), true, 'ends'],
])('in a wallet’s own sheet, %s: %o', (_what, error, isSubmitted, next) => {
  expect(readAdyenError(error, { isSubmitted, from: 'sheet' })).toBe(next)
})

test.each([
  ['a refused card', { resultCode: 'Refused' }, true],
  ['a challenge that the player left', { resultCode: 'Cancelled' }, true],
  ['a bank that is not sure', { resultCode: 'Error' }, false],
  ['a payment that waits', { resultCode: 'Pending' }, false],
  ['an answer that was lost', undefined, false],
])('%s: %o says that nothing was taken: %s', (_what, result, isNothingTaken) => {
  expect(isRefused(result)).toBe(isNothingTaken)
})
