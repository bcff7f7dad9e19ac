import { expect, test } from 'vitest'
import { readAdyenError } from './adyenEnd.ts'

const errorOf = (name: string) => Object.assign(new Error('x'), { name })

test.each([
  ['the provider’s service fails before anything was sent', errorOf('NETWORK_ERROR'), false, 'broke'],
  ['fields that never come', errorOf('ERROR'), false, 'broke'],
  ['an answer that is lost after the card was sent', errorOf('NETWORK_ERROR'), true, 'ends'],
  ['a challenge that cannot be shown', errorOf('ERROR'), true, 'ends'],
  ['a wallet that was closed', errorOf('CANCEL'), false, 'goesOn'],
  ['a wallet that was closed after another attempt', errorOf('CANCEL'), true, 'goesOn'],
  [
    'a bank that could not be looked up',
    { errorType: 'binLookup', message: 'unknownError' },
    false,
    'goesOn',
  ],
])('%s: %o', (_what, error, isSubmitted, next) => {
  expect(readAdyenError(error, { isSubmitted })).toBe(next)
})
