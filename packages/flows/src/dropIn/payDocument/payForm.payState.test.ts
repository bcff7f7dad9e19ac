import { expect, test } from 'vitest'
import { type PayEvent, type PayState, reducePay } from './payForm.ts'

test.each<[PayState, PayEvent, PayState]>([
  ['loading', 'formShown', 'open'],
  ['loading', 'formBroke', 'broken'],
  ['loading', 'formEnded', 'over'],
  ['open', 'formEnded', 'over'],
  ['open', 'formBroke', 'broken'],
  ['over', 'formBroke', 'over'],
  ['over', 'formShown', 'over'],
  ['broken', 'formShown', 'broken'],
  ['broken', 'formEnded', 'broken'],
  ['empty', 'formEnded', 'empty'],
])('a pay document that is %s and receives %s is %s', (state, event, next) => {
  expect(reducePay(state, event)).toBe(next)
})
