// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { cardScriptFor } from '../store/cardScriptFor.ts'
import { addCardScript } from './cardScript.ts'

const url = 'https://card-script.store.example/pay.js'

afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove()
})

test('the script is loaded from its one address, through the one policy', () => {
  const made: { readonly name: string; readonly rules: { createScriptURL(url: string): string } }[] = []
  const createPolicy = (name: string, rules: { createScriptURL(url: string): string }) => {
    made.push({ name, rules })
    return rules
  }
  addCardScript({ url }, { document, trustedTypes: { createPolicy } })
  expect(document.querySelector('script')?.src).toBe(url)
  expect(made.map(({ name }) => name)).toEqual(['app'])
  expect(() => made[0]?.rules.createScriptURL('https://elsewhere.example/x.js')).toThrow(
    'Not the card script',
  )
})

test('a browser without trusted types gets the script too', () => {
  addCardScript({ url }, window)
  expect(document.querySelector('script')?.src).toBe(url)
})

test('a script whose hash is known is asked for with it', () => {
  addCardScript({ url, integrity: 'sha384-abc' }, window)
  const script = document.querySelector('script')
  expect([script?.integrity, script?.crossOrigin]).toEqual(['sha384-abc', 'anonymous'])
})

test.each([
  [url, false, url],
  [url, true, null],
  [undefined, false, null],
] as const)('a brand with the script %s, on a phone: %s, gets %s', (address, isMobile, expected) => {
  const brand = address === undefined ? {} : { cardScript: { url: address } }
  expect(cardScriptFor(brand, { isMobile })?.url ?? null).toBe(expected)
})
