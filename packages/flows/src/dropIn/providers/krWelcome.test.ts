// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { mountWelcome } from './krWelcome.ts'

const cardScript = { url: 'https://card.store.example/pay.js', integrity: 'sha384-abc' }
const parameters = { orderNo: 'B1', token: 'secret' }

afterEach(() => {
  Reflect.deleteProperty(window, 'WelcomePay')
  for (const script of document.querySelectorAll('script')) script.remove()
})

const ignore = () => undefined

const added = () => document.querySelector('script')

/** Lets the card script arrive. */
function arrive(script: unknown) {
  Object.assign(window, { WelcomePay: script })
  added()?.dispatchEvent(new Event('load'))
}

function mount(given: Readonly<Record<string, string>> = parameters) {
  const onEnd = vi.fn<() => void>()
  const onSent = vi.fn<() => void>()
  const onRefused = vi.fn<() => void>()
  const start = { parameters: given, onSent, onRefused, onEnd }
  return { onEnd, onSent, onRefused, shown: mountWelcome(start, cardScript) }
}

test('the dialog opens by the brand’s script, with the fields of this order', async () => {
  const open = vi.fn<(fields: object, closed: () => void) => void>()
  const { shown } = mount()
  expect([added()?.src, added()?.integrity]).toEqual([cardScript.url, cardScript.integrity])
  arrive({ open })
  await shown
  expect(open.mock.calls[0]?.[0]).toEqual(parameters)
})

test('a dialog that is gone ends the form, whatever came of it', async () => {
  const open = vi.fn<(fields: object, closed: () => void) => void>()
  const { shown, onSent, onRefused, onEnd } = mount()
  arrive({ open })
  await shown
  // The dialog does not tell when a payment is sent in it.
  expect([onSent.mock.calls.length, onRefused.mock.calls.length]).toEqual([1, 0])
  expect(onEnd).not.toHaveBeenCalled()
  open.mock.calls[0]?.[1]()
  expect(onEnd).toHaveBeenCalledOnce()
})

test('a dialog that does not open is none, and nothing was paid in it', async () => {
  const { shown, onSent, onRefused } = mount()
  arrive({ open: () => Promise.reject(new Error('This order is over')) })
  await expect(shown).rejects.toThrow('This order is over')
  expect([onSent.mock.calls.length, onRefused.mock.calls.length]).toEqual([1, 1])
})

test.each([
  ['nothing', null],
  ['something else', { pay: () => undefined }],
])('a script that leaves %s opens no dialog', async (_what, left) => {
  const { shown } = mount()
  arrive(left)
  await expect(shown).rejects.toThrow('another shape')
})

test('a script that is blocked opens no dialog', async () => {
  const { shown } = mount()
  added()?.dispatchEvent(new Event('error'))
  await expect(shown).rejects.toThrow('did not come')
})

test('without a script, or without fields, nothing is loaded', async () => {
  await expect(
    mountWelcome({ parameters, onSent: ignore, onRefused: ignore, onEnd: ignore }, null),
  ).rejects.toThrow('no card script')
  await expect(mount({}).shown).rejects.toThrow('No session')
  expect(added()).toBeNull()
})
