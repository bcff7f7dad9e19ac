import { getOrderInfo, errorCodes } from '@topup/api-client'
import { orderInfoWire } from '@topup/api-client/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { openEntries, ownOrder, toStoredOrder } from '@topup/domain'
import { buildIntended, withoutTimes } from '@topup/domain/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ConfirmPopup } from '../../../popups/PopupLayers.tsx'
import { content, rejection, unreachable } from '../../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../../testing/fakeServices.ts'
import type { FakeServices } from '../../../testing/fakeServices.ts'
import { flush } from '../../../testing/flush.ts'
import { renderInStore } from '../../../testing/renderInStore.tsx'
import { askToDismiss } from '../orders/results.ts'
import { ResultPopup } from './OrderResult.tsx'

afterEach(cleanup)

const tenMinutesMs = 600_000
const dayMs = 86_400_000
const lost = buildIntended('lost')
const knowsNothing: FakeEndpoint = () => rejection(errorCodes.noSuchOrder.code, 'No such order')

/** The result of an order whose number never arrived, some time after its tap. */
function look(answer: FakeEndpoint, sinceTapMs = tenMinutesMs) {
  const services = createFakeServices({
    account: { ...renHoshi, suid: lost.snapshot.recipient.suid },
    journal: [lost],
    answers: { [getOrderInfo.path]: answer },
  })
  services.clock.advance(lost.snapshot.intendedAtMs + sinceTapMs - services.clock.now())
  const onClose = vi.fn<() => void>()
  const user = renderInStore(services, <ResultPopup order="lost" onClose={onClose} />)
  return { services, user, onClose }
}

const entriesOf = ({ journal }: FakeServices) => journal.getState().journal

async function answer(services: FakeServices, with_: 'confirm' | 'cancel'): Promise<void> {
  await waitFor(() => expect(services.popups.getState().open.at(-1)?.kind).toBe('confirm'))
  const question = services.popups.getState().open.at(-1)
  if (question?.kind === 'confirm') question.resolve(with_)
  await flush()
}

test.each<[string, FakeEndpoint, number]>([
  ['cannot be reached', unreachable, tenMinutesMs],
  ['knows of no order, but less than ten minutes ago', knowsNothing, tenMinutesMs - 1],
  ['knows the order', () => content(orderInfoWire({ billing_no: 'B1' })), tenMinutesMs],
])('an order that the store %s cannot be dismissed', async (_case, endpoint, sinceTapMs) => {
  const { services } = look(endpoint, sinceTapMs)
  await waitFor(() => expect(services.poller.state.getState().lastAnswer).not.toBe('none'))
  expect(screen.queryByRole('button', { name: 'Stop warnings' })).toBeNull()
})

test('an order that cannot be asked about stays, whatever is answered about another one', async () => {
  const { services } = look(({ session_id }) =>
    session_id === 'lost' ? unreachable() : rejection(errorCodes.noSuchOrder.code, ''),
  )
  const other = toStoredOrder({
    ...buildIntended('other'),
    snapshot: { ...lost.snapshot, intentId: 'other' },
  })
  services.brandStorage.write('order.other', other)
  const dismissed = askToDismiss(services, 'lost')
  await services.poller.refresh('other')
  expect(await dismissed).toBe('kept')
  expect(services.popups.getState().open).toEqual([])
})

test('after ten minutes, an order for which the store only answers “busy” may be dismissed, because that ends no order', async () => {
  const { services, user } = look(() => rejection(-500, 'System busy'))
  await user.click(await screen.findByRole('button', { name: 'Stop warnings' }))
  expect(screen.queryByText("We can't find this order yet.")).toBeNull()
  await answer(services, 'confirm')
  expect(openEntries(entriesOf(services))).toMatchObject([{ dismissedAtMs: services.clock.now() }])
})

test('after ten minutes, an order that the store does not know is dismissed after a question, and stays open', async () => {
  const { services, user, onClose } = look(knowsNothing)
  expect(await screen.findByText("We can't find this order yet.")).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Stop warnings' }))
  expect(services.api.callsTo(getOrderInfo.path).at(-1)?.request).toMatchObject({ simple: '0' })
  await answer(services, 'confirm')
  expect(entriesOf(services)).toMatchObject([{ kind: 'dismissed', dismissedAtMs: services.clock.now() }])
  expect(openEntries(entriesOf(services))).toHaveLength(1)
  expect(onClose).toHaveBeenCalledOnce()
  const asked = services.api.callsTo(getOrderInfo.path).length
  await services.poller.refreshOpen()
  expect(services.api.callsTo(getOrderInfo.path)).toHaveLength(asked + 1)
})

test('a player who says no leaves it as it is', async () => {
  const { services, user, onClose } = look(knowsNothing)
  await user.click(await screen.findByRole('button', { name: 'Stop warnings' }))
  await answer(services, 'cancel')
  expect(withoutTimes(entriesOf(services))).toEqual([lost])
  expect(onClose).not.toHaveBeenCalled()
})

test('an order that the last query finds is shown and not dismissed', async () => {
  let isKnown = false
  const { services, user } = look(() =>
    isKnown
      ? content(orderInfoWire({ billing_no: 'B1' }))
      : rejection(errorCodes.noSuchOrder.code, 'No such order'),
  )
  const button = await screen.findByRole('button', { name: 'Stop warnings' })
  isKnown = true
  await user.click(button)
  expect(await screen.findByText('Waiting for payment')).toBeDefined()
  expect(services.popups.getState().open).toEqual([])
})

test('an order that is found while the question is open is not dismissed', async () => {
  const { services, user } = look(knowsNothing)
  await user.click(await screen.findByRole('button', { name: 'Stop warnings' }))
  services.journal.getState().record({
    kind: 'billingNoReceived',
    snapshot: lost.snapshot,
    billingNo: 'B1',
    payUrl: null,
    apiOrigin: lost.apiOrigin,
    origin: ownOrder,
  })
  await answer(services, 'confirm')
  expect(entriesOf(services)).toMatchObject([{ kind: 'ordered', billingNo: 'B1' }])
  expect(services.toasts.getState().messages).toEqual([])
})

describe('a clock that was set', () => {
  const button = () => screen.queryByRole('button', { name: 'Stop warnings' })
  const pollFor = async ({ clock }: FakeServices, minutes: number) => {
    for (let turn = 0; turn < minutes * 6; turn += 1) {
      clock.advance(10_000)
      await act(flush)
    }
  }

  test.each([
    ['before the page was opened', -dayMs, 0],
    ['on the page', 0, -dayMs],
  ])(
    'back %s makes the wait neither longer nor shorter than ten minutes of polling',
    async (_when, sinceTapMs, setByMs) => {
      const { services, user } = look(knowsNothing, sinceTapMs)
      await act(flush)
      services.clock.set(setByMs)
      await pollFor(services, 9)
      expect(button()).toBeNull()
      await pollFor(services, 2)
      await user.click(await screen.findByRole('button', { name: 'Stop warnings' }))
      await answer(services, 'confirm')
      expect(openEntries(entriesOf(services))).toMatchObject([{ dismissedAtMs: services.clock.now() }])
    },
  )

  test('forward dismisses nothing by itself: first the service is asked, then the player, and the order stays open', async () => {
    let isKnown = false
    const { services, user } = look(() => (isKnown ? unreachable() : knowsNothing({})), 0)
    await act(flush)
    services.clock.set(dayMs)
    await pollFor(services, 1)
    const offered = await screen.findByRole('button', { name: 'Stop warnings' })
    isKnown = true
    await user.click(offered)
    await act(flush)
    expect(services.popups.getState().open).toEqual([])
    expect(withoutTimes(entriesOf(services))).toEqual([lost])
    isKnown = false
    await act(() => services.poller.refresh('lost'))
    await user.click(await screen.findByRole('button', { name: 'Stop warnings' }))
    await answer(services, 'cancel')
    expect(withoutTimes(entriesOf(services))).toEqual([lost])
  })
})

test('the question whether to stop warnings has the way to support that its text names, and so has the order', async () => {
  const { services, user } = look(knowsNothing)
  await user.click(await screen.findByRole('button', { name: 'Stop warnings' }))
  await waitFor(() => expect(services.popups.getState().open.at(-1)?.kind).toBe('confirm'))
  const question = services.popups.getState().open.at(-1)
  if (question?.kind !== 'confirm') throw new Error('nothing was asked')
  expect(screen.getAllByRole('button', { name: 'Contact support' })).toHaveLength(1)
  cleanup()
  const asked = renderInStore(services, <ConfirmPopup question={question} onClose={() => undefined} />)
  expect(screen.getByText(/Contact support/, { selector: 'p' })).toBeDefined()
  await asked.click(screen.getByRole('button', { name: 'Contact support' }))
  expect(services.popups.getState().open.map(({ kind }) => kind)).toEqual(['confirm', 'tip'])
})

test('a question that sends nobody to support has no way there', () => {
  const question = {
    kind: 'confirm',
    title: 'Log out?',
    text: 'You will be a guest.',
    confirmLabel: 'Log out',
    cancelLabel: 'Cancel',
    tone: 'plain',
    resolve: () => undefined,
  } as const
  renderInStore(createFakeServices(), <ConfirmPopup question={question} onClose={() => undefined} />)
  expect(screen.queryByRole('button', { name: 'Contact support' })).toBeNull()
})
