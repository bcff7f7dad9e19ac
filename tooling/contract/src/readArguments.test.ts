import { expect, test } from 'vitest'
import { readArguments } from './readArguments.ts'

const least = ['https://api.a.example', '--account', 'me', '--password', 'it']

test('an origin, an account and a password are enough', () => {
  expect(readArguments(least, {})).toMatchObject({
    origin: 'https://api.a.example',
    account: 'me',
    password: 'it',
    brand: null,
    writes: false,
    card: null,
  })
})

test('the password may stand in the environment', () => {
  expect(readArguments(least.slice(0, 3), { CONTRACT_PASSWORD: 'it' }).password).toBe('it')
})

test('every option is read', () => {
  const more = ['--brand', 'watt', '--write', '--card', '12:34', '--json', 'a.json']
  expect(readArguments([...least, ...more], {})).toMatchObject({
    brand: 'watt',
    writes: true,
    card: { number: '12', password: '34' },
    jsonFile: 'a.json',
  })
})

test.each([
  ['no origin', least.slice(1), 'Give one API origin'],
  ['two origins', [...least, 'https://b.example'], 'Give one API origin'],
  ['no account', [...least.slice(0, 1), ...least.slice(3)], 'Give --account and --password'],
  ['no password', least.slice(0, 3), 'CONTRACT_PASSWORD'],
  ['an unknown option', [...least, '--wirte'], '--write'],
  ['a card without a password', [...least, '--card', '12'], '--card 1234:5678'],
])('%s is refused with a sentence', (_title, given, sentence) => {
  expect(() => readArguments(given, {})).toThrow(sentence)
})
