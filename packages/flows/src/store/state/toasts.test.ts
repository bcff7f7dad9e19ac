import { expect, test } from 'vitest'
import { createToasts } from './toasts.ts'

test('the newest three messages are shown, each text once', () => {
  const toasts = createToasts()
  for (const text of ['a', 'b', 'a', 'c', 'd']) toasts.getState().show('error', text)
  expect(toasts.getState().messages.map(({ text }) => text)).toEqual(['a', 'c', 'd'])
})

test('the errors of an attempt go with the next one', () => {
  const toasts = createToasts()
  toasts.getState().show('error', 'a')
  toasts.getState().show('info', 'b')
  toasts.getState().dismissErrors()
  expect(toasts.getState().messages.map(({ text }) => text)).toEqual(['b'])
})

test('a dismissed message is gone and all others stay', () => {
  const toasts = createToasts()
  toasts.getState().show('info', 'a')
  toasts.getState().show('info', 'b')
  toasts.getState().dismiss(toasts.getState().messages[0]?.id ?? 0)
  toasts.getState().dismiss(99)
  expect(toasts.getState().messages.map(({ text }) => text)).toEqual(['b'])
})
