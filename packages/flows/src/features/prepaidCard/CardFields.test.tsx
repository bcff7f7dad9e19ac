import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { CardForm } from '@topup/domain'
import { createFakeServices } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { CardFields } from './CardFields.tsx'

afterEach(cleanup)

function open(cardNumber = '') {
  let latest: CardForm = { cardNumber, cardPassword: '' }
  function Form() {
    const [typed, setTyped] = useState(latest)
    latest = typed
    return <CardFields typed={typed} isLocked={false} lastKey="done" onType={setTyped} />
  }
  const user = renderInStore(createFakeServices(), <Form />)
  const input = screen.getByLabelText<HTMLInputElement>(/^Card number/)
  return { user, input, number: () => latest.cardNumber }
}

test('a number is shown in groups of four and held without blanks', async () => {
  const { user, input, number } = open()
  await user.type(input, 'SF4388201')
  expect([input.value, number()]).toEqual(['SF43 8820 1', 'SF4388201'])
  expect(input.selectionStart).toBe(11)
})

test('a number that is pasted with blanks is held without them', async () => {
  const { user, input, number } = open()
  await user.click(input)
  await user.paste(' SF43  8820 1947 0365 ')
  expect([input.value, number()]).toEqual(['SF43 8820 1947 0365', 'SF43882019470365'])
})

test('the caret keeps its place when a character is added in the middle', async () => {
  const { user, input } = open('43438820')
  await user.type(input, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect([input.value, input.selectionStart]).toEqual(['4394 3882 0', 3])
})

test('deleting back over a blank takes the character before it', async () => {
  const { user, input, number } = open('43438820')
  await user.type(input, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 })
  expect([number(), input.value, input.selectionStart]).toEqual(['4348820', '4348 820', 3])
})

test('nothing is regrouped under a keyboard that composes', () => {
  const { input, number } = open('4343')
  fireEvent.compositionStart(input)
  fireEvent.input(input, { target: { value: '43438' }, isComposing: true })
  expect([input.value, number()]).toEqual(['43438', '43438'])
  fireEvent.compositionEnd(input)
  expect(input.value).toBe('4343 8')
})

test.each([
  [69, null],
  [70, '70 / 80'],
  [81, '81 / 80'],
])('with %i characters the counter reads %j', (length, counter) => {
  open('4'.repeat(length))
  expect(screen.queryByText(/ \/ 80/)?.textContent ?? null).toBe(counter)
})
