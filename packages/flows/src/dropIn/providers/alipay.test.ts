// @vitest-environment jsdom
import { alipayDropIn } from '@topup/api-client/providers/alipay'
import { afterEach, expect, test, vi } from 'vitest'
import { alipayScript, mountAlipay } from './alipay.ts'

const ignore = () => undefined

const parameters = { environment: 'prod', sessionData: 'abc' }

/** What Alipay's script was given. */
interface Given {
  readonly options: { readonly onEventCallback: (event: unknown) => void; readonly locale: string }
  readonly createComponent: ReturnType<typeof vi.fn<(session: object) => Promise<void>>>
}

afterEach(() => {
  Reflect.deleteProperty(window, 'AMSCashierPayment')
  for (const script of document.querySelectorAll('script')) script.remove()
})

const added = () => document.querySelector('script')

/** Lets Alipay's script arrive. */
function arrive(script: unknown) {
  Object.assign(window, { AMSCashierPayment: script })
  added()?.dispatchEvent(new Event('load'))
}

/** Opens a dialog whose script is there. */
async function open(given: Readonly<Record<string, string>> = parameters) {
  const onEnd = vi.fn<() => void>()
  const onSent = vi.fn<() => void>()
  const shown = mountAlipay({ parameters: given, language: 'zh-tw', onSent, onEnd })
  let fails: (reason: Error) => void = () => undefined
  const component = new Promise<void>((_resolve, reject) => (fails = reject))
  const createComponent = vi.fn<(session: object) => Promise<void>>(() => component)
  let options: Given['options'] | null = null
  arrive(
    class {
      createComponent = createComponent
      constructor(with_: Given['options']) {
        options = with_
      }
    },
  )
  await expect.poll(() => createComponent).toHaveBeenCalled()
  const says = (code: string) => options?.onEventCallback({ code })
  return { shown, onSent, onEnd, createComponent, says, fails, options: options as Given['options'] | null }
}

test('the dialog is for this session, in the player’s language', async () => {
  const { shown, says, createComponent, options } = await open()
  says('SDK_END_OF_LOADING')
  await shown
  expect(createComponent.mock.calls[0]?.[0]).toMatchObject({ sessionData: 'abc' })
  expect(options).toMatchObject({ environment: 'prod', locale: 'zh_HK', analytics: { enabled: false } })
})

test('the script comes from the host that the policy names', () => {
  expect(alipayDropIn.hosts().scripts).toEqual([new URL(alipayScript).origin])
})

test.each([
  'SDK_PAYMENT_SUCCESSFUL',
  'SDK_PAYMENT_PROCESSING',
  'SDK_PAYMENT_FAIL',
  'SDK_PAYMENT_CANCEL',
  'SDK_PAYMENT_ERROR',
  'SDK_INTERNAL_ERROR',
])('a dialog that stands ends with the word %s, and moves nothing', async (code) => {
  const { shown, onSent, onEnd, says } = await open()
  expect(onSent).not.toHaveBeenCalled()
  says('SDK_END_OF_LOADING')
  await shown
  expect(onSent).toHaveBeenCalledOnce()
  expect(onEnd).not.toHaveBeenCalled()
  says(code)
  expect(onEnd).toHaveBeenCalledOnce()
})

test.each(['SDK_FORM_VERIFICATION_FAILED', 'SDK_START_OF_LOADING', 'SDK_OF_TOMORROW'])(
  'the dialog stays with the word %s',
  async (code) => {
    const { shown, onEnd, says } = await open()
    says('SDK_END_OF_LOADING')
    await shown
    says(code)
    expect(onEnd).not.toHaveBeenCalled()
  },
)

test('an error before the dialog stands breaks it', async () => {
  const { shown, onEnd, says } = await open()
  says('SDK_CREATECOMPONENT_ERROR')
  await expect(shown).rejects.toThrow('cannot be set up')
  expect(onEnd).not.toHaveBeenCalled()
})

test.each([
  ['no session data', { sessionData: '' }],
  ['an environment that there is not', { environment: 'pre' }],
])('%s loads nothing', async (_what, over) => {
  const given = { ...parameters, ...over }
  await expect(
    mountAlipay({ parameters: given, language: 'en', onSent: ignore, onEnd: ignore }),
  ).rejects.toThrow('No session')
  expect(added()).toBeNull()
})

test.each([
  ['nothing', null],
  ['something else', class {}],
])('a script that leaves %s is no dialog', async (_what, left) => {
  const shown = mountAlipay({ parameters, language: 'en', onSent: ignore, onEnd: ignore })
  arrive(left)
  await expect(shown).rejects.toThrow('another shape')
})

test('a dialog that stands ends when its code fails afterwards', async () => {
  const { shown, onEnd, says, fails } = await open()
  says('SDK_END_OF_LOADING')
  fails(new Error('gone'))
  await shown
  await expect.poll(() => onEnd).toHaveBeenCalledOnce()
})

test('a dialog whose code fails before it stands breaks, and nothing was sent', async () => {
  const { shown, onSent, onEnd, fails } = await open()
  fails(new Error('no frame'))
  await expect(shown).rejects.toThrow('no frame')
  expect([onSent.mock.calls.length, onEnd.mock.calls.length]).toEqual([0, 0])
})

test('a word on a payment says that one was sent, also where the dialog never said that it stood', async () => {
  const { shown, onSent, onEnd, says } = await open()
  says('SDK_PAYMENT_PROCESSING')
  await shown
  expect([onSent.mock.calls.length, onEnd.mock.calls.length]).toEqual([1, 1])
})
