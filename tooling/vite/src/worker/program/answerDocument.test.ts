import { expect, test } from 'vitest'
import { answerDocument } from './answerDocument.ts'

const never = new Promise<never>(() => undefined)
const over = Promise.resolve()
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const page = (text: string, status = 200) => Promise.resolve(new Response(text, { status }))
const kept = () => page('kept')
const nothing = () => Promise.resolve(undefined)
const broken = () => Promise.reject(new DOMException('', 'UnknownError'))

test.each([
  ['answers in time', () => page('host'), kept, never, 'host'],
  [
    'answers with an error of its own, such as a page of maintenance',
    () => page('closed', 503),
    kept,
    never,
    'closed',
  ],
  ['is lost', lost, kept, never, 'kept'],
  ['is late', () => never, kept, over, 'kept'],
])('where the host %s', async (_what, network, keptDocument, late, text) => {
  const answer = await answerDocument({ network: network(), kept: keptDocument, late })
  expect(await answer.text()).toBe(text)
})

test.each([
  ['nothing is kept', nothing],
  ['storage is broken', broken],
])('where %s a late host is waited for, and a lost one is said to be lost', async (_what, keptDocument) => {
  const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('host')), 5))
  expect(await (await answerDocument({ network: slow, kept: keptDocument, late: over })).text()).toBe('host')
  await expect(answerDocument({ network: lost(), kept: keptDocument, late: never })).rejects.toThrow('Failed')
})
