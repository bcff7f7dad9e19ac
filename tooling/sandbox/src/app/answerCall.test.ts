import { defineEndpoint } from '@topup/api-client/contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Call, CallContext } from '../calls/call.ts'
import { Rejection } from '../wire/rejection.ts'
import { answerCall } from './callRoutes.ts'

const endpoint = defineEndpoint({
  path: '/api/test',
  method: 'GET',
  host: 'api',
  retry: 'safe',
  secret: false,
  request: v.object({ client_id: v.pipe(v.string(), v.nonEmpty()) }),
  content: v.object({ n: v.number() }),
})
const answering = (answer: () => unknown): Call => ({ endpoint, answer: async () => answer() })
// None of these calls looks at more of its context than the words of a rejection need.
const brands = new Map([['ko', { languages: ['ko', 'en'], language: 'ko' }]])
const contextOf = (specLang: string | null) =>
  ({ world: { shop: { brands } }, storeBrand: 'ko', specLang }) as unknown as CallContext
const ask = (answer: () => unknown, values: Record<string, string> = { idfv: 'x', client_id: 'c' }) =>
  answerCall(answering(answer), values, contextOf(null))

test('an answer that the contract lets through is a success', async () => {
  expect(await ask(() => ({ n: 1 }))).toEqual({ code: 1, msg: 'success', content: { n: 1 } })
})

test.each([
  ['a wrong type', () => ({ n: '1' })],
  ['a missing field', () => ({})],
  ['nothing', () => null],
])('an answer with %s is our own mistake', async (_, answer) => {
  await expect(ask(answer)).rejects.toThrow('The sandbox broke the contract on /api/test: ')
})

test('an error that is no rejection is our own mistake', async () => {
  const failing = () => {
    throw new Error('oh')
  }
  await expect(ask(failing)).rejects.toThrow('oh')
})

test('a rejection is answered with its code', async () => {
  expect(
    await ask(() => {
      throw new Rejection('notAGame')
    }),
  ).toMatchObject({ code: -3001, content: null })
})

test.each([
  ['en', 'This game does not exist.'],
  ['ko', '존재하지 않는 게임입니다.'],
  ['de', '존재하지 않는 게임입니다.'],
])('a rejection of a Korean store is told to a reader of %s as "%s"', async (language, msg) => {
  const refusing = answering(() => {
    throw new Rejection('notAGame')
  })
  expect(await answerCall(refusing, { idfv: 'x', client_id: 'c' }, contextOf(language))).toMatchObject({
    msg,
  })
})

test.each([
  ['without an idfv', { client_id: 'c' }],
  ['without what its schema asks for', { idfv: 'x' }],
])('a request %s never reaches the call', async (_, values) => {
  const answer = await ask(() => ({ n: 1 }), values)
  expect(answer).toMatchObject({ code: -3000 })
})
