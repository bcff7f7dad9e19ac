import { errorCodes, evokeGame, getOrderInfo } from '@topup/api-client'
import { externalOrder, nothingReported, ownOrder, toStoredOrder } from '@topup/domain'
import {
  buildFinal,
  buildIntended,
  buildOrdered,
  buildPurchaseSnapshot,
  forLink,
} from '@topup/domain/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { content, held, rejection, unreachable } from '../../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../../testing/fakeServices.ts'
import { flush } from '../../../testing/flush.ts'
import { noteEnds, unseenEnds } from '../../../store/unseenEnds.ts'
import { renderInStore } from '../../../testing/renderInStore.tsx'
import { ResultPopup } from './OrderResult.tsx'

afterEach(cleanup)

const close = () => undefined

test('an order that shares its intent with another one is shown by its own number', async () => {
  const services = createFakeServices({ answers: { [getOrderInfo.path]: held().endpoint } })
  const { snapshot } = buildOrdered('B1')
  for (const billingNo of ['B1', 'B2'])
    services.brandStorage.write(
      `order.no.${billingNo}`,
      toStoredOrder({ ...buildOrdered(billingNo), snapshot }),
    )
  services.journal.getState().reload()
  renderInStore(services, <ResultPopup order="B1" onClose={close} />)
  expect(screen.getByRole('alertdialog').textContent).toContain('Order numberB1')
  const asked = () => services.api.callsTo(getOrderInfo.path).map(({ request }) => request['billing_no'])
  await expect.poll(asked).toEqual(['B1'])
})

test('an intent stays with its first order when the service makes a second one for it', async () => {
  const services = createFakeServices({
    journal: [buildIntended('i1')],
    answers: { [getOrderInfo.path]: () => rejection(-3031, '') },
  })
  const receive = (billingNo: string) =>
    act(async () =>
      services.journal.getState().record({
        kind: 'billingNoReceived',
        snapshot: buildPurchaseSnapshot({ intentId: 'i1' }),
        billingNo,
        payUrl: null,
        apiOrigin: 'https://api.store.example',
        origin: ownOrder,
      }),
    )
  renderInStore(services, <ResultPopup order="i1" onClose={close} />)
  await receive('B1')
  await receive('B2')
  expect(screen.getByRole('alertdialog').textContent).toContain('Order numberB1')
})

test.each([
  ['waits for the game', buildOrdered('B1'), 'Waiting for the game'],
  [
    'that failed says what to do with the card',
    { ...buildFinal('B1'), outcome: 'fail' as const },
    'Ask support before you use the card again.',
  ],
])('an order by card %s', (_what, entry, words) => {
  const method = { ...entry.snapshot.method, channelId: 10_301 }
  const services = createFakeServices({ journal: [{ ...entry, snapshot: { ...entry.snapshot, method } }] })
  renderInStore(services, <ResultPopup order="B1" onClose={close} />)
  const text = screen.getByRole('alertdialog').textContent
  expect(text).toContain(words)
  expect(text).not.toContain('Waiting for payment')
  expect(text).not.toContain('Pay now')
})

test('the receipt of a payment link names the account, and no character', () => {
  const paid = forLink(buildFinal('B1'), { username: 'mika', characterId: null })
  const services = createFakeServices({ journal: [paid] })
  renderInStore(services, <ResultPopup order="B1" onClose={close} />)
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toContain('Account')
  expect(terms).not.toContain('Character')
})

test('a receipt says both amounts where another one was charged than the store had shown', () => {
  const charged = { minorUnits: 999, currency: 'USD' }
  const services = createFakeServices({ journal: [{ ...buildFinal('B1'), charged }] })
  renderInStore(services, <ResultPopup order="B1" onClose={close} />)
  const text = screen.getByRole('alertdialog').textContent
  expect(text).toContain('You were shown US$4.99 but charged US$9.99.')
  expect(text).toContain('PaidUS$9.99')
})

test.each([
  ['the buyer', true, ['other']],
  ['nobody', false, ['B1', 'other']],
])('an end that is on screen is no longer news when it is told to %s', async (_who, isLoggedIn, left) => {
  const { suid, username } = buildFinal('B1').snapshot.recipient
  const services = createFakeServices({
    journal: [buildFinal('B1')],
    ...(isLoggedIn && { account: { ...renHoshi, suid, username } }),
  })
  noteEnds(services.brandStorage, ['B1', 'other'])
  renderInStore(services, <ResultPopup order="B1" onClose={close} />)
  await flush()
  expect([...unseenEnds(services.brandStorage)]).toEqual(left)
})

describe.each([
  ['being checked', buildIntended('B1'), "We're checking your order"],
  ['waiting', buildOrdered('B1'), 'Waiting for payment'],
  ['paid', buildFinal('B1'), 'Top-up complete'],
  ['failed', { ...buildFinal('B1'), outcome: 'fail' as const }, 'Top-up failed'],
])('an order that is %s', (_state, entry, title) => {
  const shown = () => screen.getByRole('alertdialog').textContent
  const { product, recipient } = entry.snapshot
  const showsOnly = () => {
    expect(screen.getByRole('alertdialog', { name: title })).toBeTruthy()
    expect(shown()).toContain('This order belongs to another account.')
    for (const kept of ['B1', product.display, recipient.character.display, recipient.username])
      expect(shown()).not.toContain(kept)
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close'])
    expect(screen.queryByRole('link')).toBeNull()
  }

  test('shows nothing of itself to another player', () => {
    const services = createFakeServices({ account: renHoshi, journal: [entry] })
    renderInStore(services, <ResultPopup order="B1" onClose={close} />)
    showsOnly()
  })

  test('shows nothing of itself from the logout of its player on, and all of it when the player is back', () => {
    const account = { ...renHoshi, suid: recipient.suid }
    const services = createFakeServices({ account, journal: [entry] })
    renderInStore(services, <ResultPopup order="B1" onClose={close} />)
    expect(shown()).toContain(product.display)
    act(() => services.session.getState().leave())
    showsOnly()
    act(() => services.session.getState().logIn(account))
    expect(shown()).toContain(product.display)
  })
})

test('an end that a hidden tab shows is news until the tab is seen', async () => {
  const { suid, username } = buildFinal('B1').snapshot.recipient
  const services = createFakeServices({
    journal: [buildFinal('B1')],
    account: { ...renHoshi, suid, username },
  })
  const listeners: (() => void)[] = []
  let isVisible = false
  const visibility = {
    isVisible: () => isVisible,
    untilVisible: () => new Promise(() => {}),
    onReturn: (listener: () => void) => {
      listeners.push(listener)
      return () => {}
    },
  }
  Object.assign(services, { visibility })
  noteEnds(services.brandStorage, ['B1'])
  renderInStore(services, <ResultPopup order="B1" onClose={close} />)
  await flush()
  expect([...unseenEnds(services.brandStorage)]).toEqual(['B1'])
  isVisible = true
  for (const listener of listeners) listener()
  expect([...unseenEnds(services.brandStorage)]).toEqual([])
})

test('for an external order, only what the service reports is shown', async () => {
  const told = { ...nothingReported, product: '60 Crystals' }
  const services = createFakeServices({
    journal: [{ ...buildOrdered('B1'), origin: externalOrder(told) }],
    answers: { [getOrderInfo.path]: held().endpoint },
  })
  renderInStore(services, <ResultPopup order="B1" onClose={close} />)
  const text = screen.getByRole('alertdialog').textContent
  expect(text).toContain('placed elsewhere')
  expect(text).toContain('60 Crystals')
  expect(text).not.toContain("Can't pay? Pay another way")
  const { product, recipient, method } = buildOrdered('B1').snapshot
  for (const unknown of [
    product.display,
    recipient.character.display,
    recipient.username,
    method.name,
    '4.99',
  ])
    expect(text).not.toContain(unknown)
})

describe('the way to the payment of an external order', () => {
  const elsewhere = { ...buildOrdered('B1'), origin: externalOrder(nothingReported) }
  const toPay = () => screen.queryByRole('link', { name: 'Pay now' })

  test.each([
    ['tells what it is', { product_name: '60 Crystals' }],
    ['only calls it open', {}],
  ])('is offered as soon as the service %s, not before', async (_what, info) => {
    const question = held()
    const services = createFakeServices({
      journal: [elsewhere],
      answers: { [getOrderInfo.path]: question.endpoint },
    })
    renderInStore(services, <ResultPopup order="B1" onClose={close} />)
    await expect.poll(() => services.api.callsTo(getOrderInfo.path).length).toBe(1)
    expect(toPay()).toBeNull()
    // The tap that met it has made no order.
    await act(async () => question.answer(rejection(errorCodes.noSuchOrder.code, '')))
    await expect.poll(() => services.api.callsTo(getOrderInfo.path).length).toBe(2)
    expect(toPay()).toBeNull()
    await act(async () => question.answer(content({ billing_no: 'B1', status: -1, ...info })))
    await expect.poll(() => toPay()?.getAttribute('href')).toBe(elsewhere.payUrl)
  })

  test('is not offered while the service cannot be reached', async () => {
    const services = createFakeServices({
      journal: [elsewhere],
      answers: { [getOrderInfo.path]: unreachable },
    })
    renderInStore(services, <ResultPopup order="B1" onClose={close} />)
    await expect.poll(() => services.poller.state.getState().lastAnswer).toBe('unreachable')
    expect(toPay()).toBeNull()
  })

  test('is never offered for an order that proves to be paid', async () => {
    const services = createFakeServices({
      journal: [elsewhere],
      answers: { [getOrderInfo.path]: () => content({ billing_no: 'B1', status: 1 }) },
    })
    renderInStore(services, <ResultPopup order="B1" onClose={close} />)
    expect(toPay()).toBeNull()
    expect(await screen.findByText('Top-up complete')).toBeTruthy()
  })
})

describe('the tips of an unpaid order', () => {
  const tipsFor = (payUrl: string | null) => {
    const services = createFakeServices({
      journal: [{ ...buildOrdered('B1'), payUrl }],
      answers: { [getOrderInfo.path]: held().endpoint },
    })
    renderInStore(services, <ResultPopup order="B1" onClose={close} />)
    return screen.getAllByRole('listitem').map((tip) => tip.textContent)
  }
  const change = /Can't pay\? Pay another way/

  test('lead to the payment and back where there is a way to pay', () => {
    expect(tipsFor('https://pay.example/B1')).toEqual([
      expect.stringMatching(/^1Pay on the payment page/),
      expect.stringMatching(/^2Come back and/),
      expect.stringMatching(change),
    ])
  })

  test('name no payment page where there is none, and the one that is left has no number', () => {
    expect(tipsFor(null)).toEqual([expect.stringMatching(/^Can't pay\? Pay another way/)])
  })
})

test('the button that asks again queries as a tap of the player', async () => {
  const services = createFakeServices({
    journal: [buildOrdered('B1')],
    answers: { [getOrderInfo.path]: held().endpoint },
  })
  const check = vi.spyOn(services.poller, 'refresh')
  const user = renderInStore(services, <ResultPopup order="B1" onClose={close} />)
  await user.click(await screen.findByRole('button', { name: "I've paid" }))
  expect(check.mock.calls).toEqual([['B1', 'tapped']])
})

test('a tap on “I’ve paid” for an unpaid order says that the payment has not arrived', async () => {
  const services = createFakeServices({
    journal: [buildOrdered('B1')],
    answers: { [getOrderInfo.path]: () => content({ billing_no: 'B1', status: -1 }) },
  })
  const user = renderInStore(services, <ResultPopup order="B1" onClose={close} />)
  expect(await screen.findByText('Checking')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: "I've paid" }))
  expect(await screen.findByText('Not confirmed yet')).toBeTruthy()
})

describe('an order that the service does not report without a login', () => {
  const ended = { [getOrderInfo.path]: () => rejection(-600, '') }

  test.each([buildOrdered('B1'), buildIntended('B1')])(
    'says so when it is $kind, and leads to the login',
    async (entry) => {
      const account = { ...renHoshi, suid: entry.snapshot.recipient.suid }
      const services = createFakeServices({ journal: [entry], answers: ended, account })
      const user = renderInStore(services, <ResultPopup order="B1" onClose={close} />)
      expect(await screen.findByText(/^Log in again to see/)).toBeTruthy()
      expect(screen.queryByText(/can't reach the store/)).toBeNull()
      await user.click(screen.getByRole('button', { name: 'Log in' }))
      expect(services.popups.getState().open).toMatchObject([{ kind: 'login' }])
    },
  )

  test('is queried again as soon as there is a login', async () => {
    const services = createFakeServices({ journal: [buildOrdered('B1')], answers: ended })
    renderInStore(services, <ResultPopup order="B1" onClose={close} />)
    await screen.findByText(/^Log in again to see/)
    services.api.answer(getOrderInfo.path, () => content({ billing_no: 'B1', status: 1 }))
    act(() => services.session.getState().logIn(renHoshi))
    expect(await screen.findByText('Top-up complete')).toBeTruthy()
  })

  test('offers no login inside a game, which has none', async () => {
    const services = createFakeServices({ journal: [buildOrdered('B1')], answers: ended })
    services.session.setState({ isSdkVisit: true })
    renderInStore(services, <ResultPopup order="B1" onClose={close} />)
    await screen.findByText(/^Log in again to see/)
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
  })
})

describe('an order that was paid', () => {
  const game = { [evokeGame.path]: () => content({ url: 'starfall://open' }) }

  test('leads back into its game, whatever game is on screen', async () => {
    const entry = buildFinal('B1')
    const services = createFakeServices({ journal: [entry], answers: game })
    services.session.setState({ clientId: '100002' })
    renderInStore(services, <ResultPopup order="B1" onClose={close} />)
    expect(await screen.findByRole('link', { name: 'Back to the game' })).toBeTruthy()
    expect(services.api.callsTo(evokeGame.path).map(({ request }) => request['client_id'])).toEqual([
      entry.snapshot.recipient.clientId,
    ])
  })

  test('elsewhere leads nowhere: its game is not known', async () => {
    const external = { ...buildFinal('B1'), origin: externalOrder(nothingReported) }
    const services = createFakeServices({ journal: [external], answers: game })
    renderInStore(services, <ResultPopup order="B1" onClose={close} />)
    expect(screen.getByText('Top-up complete')).toBeTruthy()
    expect(services.api.callsTo(evokeGame.path)).toEqual([])
  })
})

test.each([
  ['that waits for its payment', buildOrdered('B1'), 'B1'],
  ['that has no answer yet', buildIntended('i1'), 'i1'],
])('an order %s names the account that pays', (_what, entry, order) => {
  const { recipient } = entry.snapshot
  const services = createFakeServices({
    account: { ...renHoshi, suid: recipient.suid },
    journal: [entry],
    answers: { [getOrderInfo.path]: held().endpoint },
  })
  renderInStore(services, <ResultPopup order={order} onClose={close} />)
  const text = screen.getByRole('alertdialog').textContent
  for (const name of [recipient.username, recipient.gameName, recipient.server.display])
    expect(text).toContain(name)
})

test('a receipt that sends the player to support has the way there', async () => {
  const entry = buildFinal('B1')
  const { recipient } = entry.snapshot
  const services = createFakeServices({
    account: { ...renHoshi, suid: recipient.suid },
    journal: [entry],
    answers: { [getOrderInfo.path]: held().endpoint },
  })
  const user = renderInStore(services, <ResultPopup order="B1" onClose={close} />)
  await user.click(screen.getByRole('button', { name: 'Order timeline' }))
  expect(screen.getByText('Still not in the game? Send these details to support.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Contact support' }))
  expect(services.popups.getState().open.at(-1)).toMatchObject({ kind: 'tip', title: 'Support' })
})
