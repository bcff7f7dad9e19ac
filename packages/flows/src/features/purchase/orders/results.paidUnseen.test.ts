import { buildIntended, buildLinkRecipient, buildOrdered, forLink } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { createFakeServices, renHoshi } from '../../../testing/fakeServices.ts'
import type { FakeStart } from '../../../testing/fakeServices.ts'
import { unseenEnds } from '../../../store/unseenEnds.ts'
import { followEnds, showPaidUnseen } from './results.ts'

const recharge = { kind: 'recharge', productId: 'crystals.680' } as const

const { suid, username } = buildOrdered('B1').snapshot.recipient
const buyer = { ...renHoshi, suid, username }

function start(over: FakeStart = {}) {
  const services = createFakeServices({
    account: buyer,
    journal: [buildOrdered('B1'), buildOrdered('B2')],
    ...over,
  })
  followEnds(services)
  const popups = () => services.popups.getState()
  return {
    services,
    popups,
    open: () => popups().open.map((popup) => (popup.kind === 'result' ? popup.order : popup.kind)),
    unseen: () => [...unseenEnds(services.brandStorage)],
    end: (billingNo: string, outcome: 'success' | 'fail' = 'success') =>
      services.journal.getState().record({ kind: 'fullStatusRead', billingNo, outcome, atMs: 1 }),
  }
}

test('an order that is paid while a recharge is on top is shown in its place', () => {
  const { popups, open, end, unseen } = start()
  popups().push(recharge)
  end('B1')
  expect(open()).toEqual(['B1'])
  expect(unseen()).toEqual([])
})

test('two that are paid are shown one after the other, each before the next recharge', () => {
  const { popups, open, end } = start()
  popups().push(recharge)
  popups().push({ kind: 'serverCharacter' })
  end('B1')
  end('B2')
  expect(open(), 'nothing is taken away from under the finger').toEqual(['recharge', 'serverCharacter'])
  popups().closeTop()
  expect(open()).toEqual(['B1'])
  popups().replaceAll(recharge)
  expect(open()).toEqual(['B2'])
})

test('a payment that failed is news for the bar, and takes no recharge away', () => {
  const { popups, open, end, unseen } = start()
  popups().push(recharge)
  end('B1', 'fail')
  expect(open()).toEqual(['recharge'])
  expect(unseen()).toHaveLength(1)
})

test('one that was paid before comes first when a recharge is opened, once', () => {
  const { popups, open, end } = start()
  end('B1')
  popups().push({ kind: 'language' })
  popups().closeAll()
  popups().push(recharge)
  expect(open()).toEqual(['B1'])
  popups().replaceAll(recharge)
  expect(open()).toEqual(['recharge'])
})

test('one that is paid while the tab is hidden is shown when the player comes back', () => {
  const services = createFakeServices({ account: buyer, journal: [buildOrdered('B1')] })
  let [isSeen, comeBack] = [false, () => {}]
  const onReturn = (listener: () => void) => (comeBack = listener)
  Object.assign(services, {
    visibility: { ...services.visibility, isVisible: () => isSeen, onReturn },
  })
  followEnds(services)
  services.popups.getState().push(recharge)
  services.journal.getState().record({ kind: 'fullStatusRead', billingNo: 'B1', outcome: 'success', atMs: 1 })
  expect(services.popups.getState().open).toMatchObject([{ kind: 'recharge' }])
  isSeen = true
  comeBack()
  expect(services.popups.getState().open).toMatchObject([{ kind: 'result', order: 'B1' }])
})

test('while a tap on Buy is handled the recharge stays', async () => {
  const { popups, open, end } = start()
  popups().push(recharge)
  await popups().handleOnce(async () => end('B1'))
  expect(open()).toEqual(['recharge'])
  end('B2')
  expect(open()).toEqual(['B1'])
})

test('an order of another account is not shown to this one', () => {
  const { popups, open, end } = start({ account: { ...renHoshi, username: 'mika', suid: '1' } })
  popups().push(recharge)
  end('B1')
  expect(open()).toEqual(['recharge'])
})

test('what a payment link owed is no news in the store, and its page has words of its own', () => {
  const { services, popups, open, end } = start({
    journal: [forLink(buildOrdered('B1')), buildOrdered('B2')],
  })
  end('B1')
  popups().push(recharge)
  expect(open()).toEqual(['recharge'])
  popups().closeAll()
  end('B2')
  const link = createFakeServices().session
  link.setState({ payer: buildLinkRecipient() })
  expect(showPaidUnseen({ ...services, session: link })).toBe(false)
  expect(showPaidUnseen(services)).toBe(true)
  expect(open()).toEqual(['B2'])
})

test('an order that is paid while the result of another one waits takes its place', () => {
  const { popups, open, end } = start()
  popups().push({ kind: 'result', order: 'B2' })
  end('B1')
  expect(open()).toEqual(['B1'])
})

test('the end of the order on screen, and one beside a receipt, change no popup', () => {
  const { popups, open, end } = start()
  popups().push({ kind: 'result', order: 'B2' })
  end('B2')
  expect(open()).toEqual(['B2'])
  end('B1')
  expect(open()).toEqual(['B2'])
})

test('an order that is still open, or new, is no end', () => {
  const { services, popups, unseen } = start()
  popups().push(recharge)
  const { snapshot } = buildIntended('i3')
  services.journal
    .getState()
    .record({ kind: 'intentWritten', snapshot, apiOrigin: 'https://api.store.example' })
  services.journal.getState().reload()
  expect(unseen()).toEqual([])
})

test('two orders that a service made for one intent are shown one after the other', () => {
  const { services, popups, end, unseen } = start({ journal: [buildOrdered('B1')] })
  const { snapshot, apiOrigin, payUrl, origin } = buildOrdered('B1')
  const second = { snapshot, apiOrigin, payUrl, origin, billingNo: 'B2' }
  services.journal.getState().record({ kind: 'billingNoReceived', ...second })
  end('B1')
  end('B2')
  const seen = [1, 2, 3].map(() => {
    const isShown = showPaidUnseen(services)
    const [top] = popups().open
    popups().closeAll()
    return isShown && top?.kind === 'result' ? top.order : null
  })
  expect(seen.filter((order) => order !== null)).toHaveLength(2)
  expect(new Set(seen)).toEqual(new Set(['B1', 'B2', null]))
  expect(unseen()).toEqual([])
})

test('who is not logged in does not use up the news of a player', () => {
  const { services, popups, open, end, unseen } = start()
  end('B1')
  services.session.getState().logOut()
  popups().push(recharge)
  expect([open(), showPaidUnseen(services)]).toEqual([['recharge'], false])
  services.session.getState().logIn(buyer)
  expect([showPaidUnseen(services), open(), unseen()]).toEqual([true, ['B1'], []])
})
