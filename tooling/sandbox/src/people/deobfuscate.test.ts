import { obfuscate } from '@topup/api-client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deobfuscate } from './people.ts'

test('what the store obfuscates is read back, whatever the characters between its trimmed ends', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }).map((text) => `x${text}x`),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (value, random) => {
        expect(deobfuscate(obfuscate(value, () => random))).toBe(value)
      },
    ),
  )
})

test.each([
  '',
  'abc',
  'starfall',
  'ABCc3Rhcg==',
  'a1f####',
  `a1f${Buffer.from('starfallb2e').toString('base64')}`,
])('"%s" is not obfuscated text', (text) => {
  expect(deobfuscate(text)).toBeNull()
})
