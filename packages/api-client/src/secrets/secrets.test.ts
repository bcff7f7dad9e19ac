import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cardInfo } from './cardInfo.ts'
import { base64, obfuscate, secureRandom } from './obfuscate.ts'

const decode = (encoded: string) => Buffer.from(encoded, 'base64').toString('utf8')

test('a value is its prefix and the base64 of value and prefix', () => {
  expect(obfuscate('secret', () => 0xabc / 0x1000)).toBe(`abc${Buffer.from('secretabc').toString('base64')}`)
  expect(obfuscate('x', () => 0)).toBe(`000${Buffer.from('x000').toString('base64')}`)
  expect(obfuscate('x', () => 0.999999)).toBe(`fff${Buffer.from('xfff').toString('base64')}`)
})

test('a value is trimmed', () => {
  expect(obfuscate('  pass word ', () => 0)).toBe(obfuscate('pass word', () => 0))
})

test('every text comes back from what was sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      const sent = obfuscate(value, secureRandom)
      expect(sent).toMatch(/^[0-9a-f]{3}/)
      expect(decode(sent.slice(3))).toBe(value.trim() + sent.slice(0, 3))
    }),
  )
})

test('base64 is that of the UTF-8 bytes, broken characters included', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(base64(text)).toBe(Buffer.from(text, 'utf8').toString('base64'))
    }),
  )
  expect(decode(base64('a\uD800b'))).toBe('a\uFFFDb')
})

test('a card is base64 of its JSON, with the SHA-256 of that text', async () => {
  const card = await cardInfo(' 4300-1234 ', ' páss ')
  expect(JSON.parse(decode(card.card_info))).toEqual({ card_id: '4300-1234', card_rwd: 'páss' })
  expect(card.hash).toBe(createHash('sha256').update(card.card_info).digest('hex'))
})

test.each<[string, unknown]>([
  ['with', crypto],
  ['without', undefined],
])('%s a source of chance, a random number is in [0, 1)', (_what, source) => {
  vi.stubGlobal('crypto', source)
  onTestFinished(() => void vi.unstubAllGlobals())
  for (let turn = 0; turn < 1000; turn += 1) {
    const number = secureRandom()
    expect(number >= 0 && number < 1).toBe(true)
  }
})
