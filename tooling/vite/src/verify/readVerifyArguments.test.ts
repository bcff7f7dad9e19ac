import { expect, test } from 'vitest'
import { readVerifyArguments } from './readVerifyArguments.ts'

test('an address alone asks for a table, with the manifest of the version that the store names', () => {
  expect(readVerifyArguments(['https://pay.example.com/'])).toEqual({
    origin: 'https://pay.example.com',
    manifest: null,
    form: 'table',
  })
})

test('a manifest and the form for programs may be named', () => {
  expect(readVerifyArguments(['http://127.0.0.1:5200', '--manifest', 'm.json', '--json'])).toEqual({
    origin: 'http://127.0.0.1:5200',
    manifest: 'm.json',
    form: 'json',
  })
})

test.each([
  [[], 'Name one store'],
  [['pay.example.com'], 'Name one store'],
  [['https://a.example', 'https://b.example'], 'Name one store'],
  [['ftp://a.example'], 'A store stands at the root'],
  [['https://a.example/shop'], 'A store stands at the root of its host, as https://a.example'],
])('%j is answered by one sentence', (given, sentence) => {
  expect(() => readVerifyArguments(given)).toThrow(sentence)
})
