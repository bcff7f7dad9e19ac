// @vitest-environment jsdom
import { airwallexDropIn } from '@topup/api-client/providers/airwallex'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { airwallexScripts, mountAirwallex } from './airwallex.ts'

const parameters = { environment: 'demo', intentId: 'int_1', clientSecret: 'secret', currency: 'USD' }

/** What Airwallex's script was asked for, and what its form says. */
function fakeScript() {
  const listeners = new Map<string, () => void>()
  const form = {
    on: (event: string, listener: () => void) => void listeners.set(event, listener),
    mount: vi.fn<(place: HTMLElement) => void>(),
  }
  const script = {
    init: vi.fn<(options: object) => void>(),
    createElement: vi.fn<(type: string, options: object) => unknown>(() => form),
  }
  return { script, form, says: (event: string) => listeners.get(event)?.() }
}

let airwallex = fakeScript()
beforeEach(() => {
  airwallex = fakeScript()
})
afterEach(() => {
  Reflect.deleteProperty(window, 'Airwallex')
  for (const script of document.querySelectorAll('script')) script.remove()
  document.body.textContent = ''
})

/** Lets Airwallex's script arrive. */
function arrive(script: unknown = airwallex.script) {
  Object.assign(window, { Airwallex: script })
  document.querySelector('script')?.dispatchEvent(new Event('load'))
}

function mount(over: Partial<typeof parameters> = {}) {
  const place = document.body.appendChild(document.createElement('div'))
  const onEnd = vi.fn<() => void>()
  const onSent = vi.fn<() => void>()
  const onBroken = vi.fn<() => void>()
  const shown = mountAirwallex({
    place,
    parameters: { ...parameters, ...over },
    language: 'zh-tw',
    isLocal: false,
    wallets: [],
    returned: null,
    onSent,
    onRefused: () => undefined,
    onEnd,
    onBroken,
  })
  return { place, onSent, onEnd, onBroken, shown }
}

async function showForm() {
  const mounted = mount()
  arrive()
  await expect.poll(() => airwallex.form.mount).toHaveBeenCalledWith(mounted.place)
  airwallex.says('ready')
  await mounted.shown
  return mounted
}

test('the form is for this intent, for cards alone, in the player’s language', async () => {
  await showForm()
  expect(airwallex.script.init).toHaveBeenCalledWith(
    expect.objectContaining({ env: 'demo', locale: 'zh-HK', origin: location.origin }),
  )
  expect(airwallex.script.createElement).toHaveBeenCalledWith(
    'dropIn',
    expect.objectContaining({
      intent_id: 'int_1',
      client_secret: 'secret',
      currency: 'USD',
      methods: ['card'],
    }),
  )
})

test('the script comes from the host that the policy names', () => {
  expect(Object.values(airwallexScripts).map((url) => new URL(url).origin)).toEqual(
    airwallexDropIn.hosts().scripts,
  )
})

test.each(['success', 'cancel'])('the form ends with its word "%s", and moves nothing', async (event) => {
  const { onEnd, onBroken } = await showForm()
  airwallex.says(event)
  expect([onEnd.mock.calls.length, onBroken.mock.calls.length]).toEqual([1, 0])
})

test('an error before anything was sent breaks the form', async () => {
  const { onEnd, onBroken } = await showForm()
  airwallex.says('error')
  expect([onEnd.mock.calls.length, onBroken.mock.calls.length]).toEqual([0, 1])
})

test('an error after a payment was sent ends the form: money may have moved', async () => {
  const { onSent, onEnd, onBroken } = await showForm()
  expect(onSent).not.toHaveBeenCalled()
  airwallex.says('clickConfirmButton')
  expect(onSent).toHaveBeenCalledOnce()
  airwallex.says('error')
  expect([onEnd.mock.calls.length, onBroken.mock.calls.length]).toEqual([1, 0])
})

test('parameters that are no intent load nothing', async () => {
  await expect(mount({ intentId: 'B1' }).shown).rejects.toThrow('No session')
  expect(document.querySelector('script')).toBeNull()
})

test('a script that is blocked is no form', async () => {
  const { shown } = mount()
  document.querySelector('script')?.dispatchEvent(new Event('error'))
  await expect(shown).rejects.toThrow('did not come')
})

test.each([
  ['nothing', null],
  ['something else', { init: 1 }],
])('a script that leaves %s is no form', async (_what, left) => {
  const { shown } = mount()
  arrive(left)
  await expect(shown).rejects.toThrow('another shape')
})

test('a form of another shape is none', async () => {
  airwallex.script.createElement.mockReturnValue({ render: () => undefined })
  const { shown } = mount()
  arrive()
  await expect(shown).rejects.toThrow('another shape')
})
