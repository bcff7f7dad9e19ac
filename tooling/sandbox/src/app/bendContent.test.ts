import { expect, test } from 'vitest'
import { bendContent } from './callRoutes.ts'

const bend = (content: unknown, value: unknown, kind: 'patch' | 'content' = 'patch') => {
  const answered = { kind: 'answered', envelope: { code: 1, msg: '', content } } as const
  const fault = { id: 1, player: 'p', call: '*', kind, value: JSON.stringify(value), timesLeft: null }
  const bent = bendContent(answered, fault)
  return bent.kind === 'answered' ? bent.envelope.content : bent
}

test.each([
  ['a field', { a: 1, b: 2 }, { b: 3 }, { a: 1, b: 3 }],
  ['a field of a field', { a: { b: 1, c: 2 } }, { a: { b: 3 } }, { a: { b: 3, c: 2 } }],
  ['every entry of a list', [{ a: 1 }, { a: 2, b: 1 }], { a: 0 }, [{ a: 0 }, { a: 0, b: 1 }]],
  ['every field', { x: [{ a: 1 }], y: [] }, { '*': { a: 0 } }, { x: [{ a: 0 }], y: [] }],
  ['nothing where it is null', { a: { b: 1 } }, { a: null }, { a: null }],
])('a patch is laid over %s', (_, content, patch, after) => {
  expect(bend(content, patch)).toEqual(after)
})

test('content takes the place of all that was there', () => {
  expect(bend({ a: 1 }, [], 'content')).toEqual([])
})

test('a rejection stays as it is', () => {
  const rejection = { kind: 'answered', envelope: { code: -600, msg: 'no', content: null } } as const
  const fault = { id: 1, player: 'p', call: '*', kind: 'content', value: '[]', timesLeft: null } as const
  expect(bendContent(rejection, fault)).toBe(rejection)
})
