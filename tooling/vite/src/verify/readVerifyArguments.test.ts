import { expect, test } from 'vitest'
import { readVerifyArguments } from './verifyReport.ts'

test('an address alone takes the manifest of the version that the store names', () => {
  expect(readVerifyArguments(['https://pay.example.com/'])).toEqual({
    origin: 'https://pay.example.com',
    manifest: null,
    previous: [],
    environment: null,
  })
})

test('a manifest, older ones and a deployment may be named', () => {
  const line = [
    '--manifest',
    'm.json',
    '--previous',
    'a.json',
    '--previous',
    'b.json',
    '--environment',
    'demo',
  ]
  expect(readVerifyArguments(['http://127.0.0.1:5200', ...line])).toEqual({
    origin: 'http://127.0.0.1:5200',
    manifest: 'm.json',
    previous: ['a.json', 'b.json'],
    environment: 'demo',
  })
})

test.each([
  [['--help'], 'npm run verify -- <address of the store>'],
  [[], 'Name one store'],
  [['watt'], 'Name one store'],
  [['127.0.0.1:5200', '--environment', 'test'], 'There is no deployment "test"'],
  [['https://a.example', 'https://b.example'], 'Name one store'],
  [['ftp://a.example'], 'A store stands at the root'],
  [['https://a.example/shop'], 'A store stands at the root of its host, as https://a.example'],
])('%j is answered by one sentence', (given, sentence) => {
  expect(() => readVerifyArguments(given)).toThrow(sentence)
})

test('an address may be written without http', () => {
  expect(readVerifyArguments(['pay.example.com']).origin).toBe('https://pay.example.com')
  expect(readVerifyArguments(['127.0.0.1:5200']).origin).toBe('http://127.0.0.1:5200')
})
