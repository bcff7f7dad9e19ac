import { errorCodes } from '@topup/api-client'
import { expect, test } from 'vitest'
import { content, rejection, unreachable } from '../testing/fakeApi.ts'
import type { FakeEndpoint } from '../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../testing/fakeServices.ts'
import { flush } from '../testing/flush.ts'
import { showLinkOrder } from './storeOrders.ts'

const status = '/api/pay/getOrderInfo'
const info = { billing_no: 'B1', status: -1, product_name: '680 Crystals', user_name: renHoshi.username }
const reported: FakeEndpoint = () => content(info)

async function open(answer: FakeEndpoint, account: typeof renHoshi | null = renHoshi) {
  const services = createFakeServices({
    ...(account !== null && { account }),
    answers: { [status]: answer },
  })
  let comeBack = () => {}
  Object.assign(services.visibility, {
    onReturn: (listener: () => void) => {
      comeBack = listener
      return () => (comeBack = () => {})
    },
  })
  await showLinkOrder(services, 'B1')
  return {
    services,
    comeBack: () => comeBack(),
    entries: () => services.journal.getState().journal,
    popups: () => services.popups.getState().open.map(({ kind }) => kind),
    toasts: () => services.toasts.getState().messages.map(({ text }) => text),
  }
}

test('an order that the service reports to the player is recorded and shown', async () => {
  const { services, entries, popups } = await open(reported)
  expect(services.api.callsTo(status)).toMatchObject([{ request: { billing_no: 'B1', simple: '0' } }])
  expect(entries()).toMatchObject([{ kind: 'ordered', billingNo: 'B1', payUrl: null }])
  expect(popups()).toEqual(['result'])
})

test.each<[string, FakeEndpoint]>([
  ['knows no such order', () => rejection(errorCodes.noSuchOrder.code, '')],
  ['puts the order under another account', () => content({ ...info, user_name: 'mika' })],
  ['says something else', () => rejection(-500, '')],
])(
  'a number that leads to nothing, because the service %s, is not recorded and blocks nothing',
  async (_what, answer) => {
    const { entries, popups, toasts } = await open(answer)
    expect(entries()).toEqual([])
    expect(popups()).toEqual([])
    expect(toasts()).toHaveLength(1)
  },
)

test('a guest is asked to log in, and then sees the order', async () => {
  const { services, entries, popups, toasts } = await open(reported, null)
  expect(services.api.callsTo(status)).toEqual([])
  expect(popups()).toEqual(['login'])
  expect(toasts()).toEqual(['Log in to see order B1.'])
  services.session.getState().logIn(renHoshi)
  await flush()
  expect(entries()).toMatchObject([{ billingNo: 'B1' }])
  expect(popups()).toEqual(['result'])
})

test('without an answer, the next return to the page asks again', async () => {
  const { services, comeBack, entries, popups } = await open(unreachable)
  expect([entries(), popups()]).toEqual([[], []])
  services.api.answer(status, reported)
  comeBack()
  await flush()
  expect(popups()).toEqual(['result'])
})
