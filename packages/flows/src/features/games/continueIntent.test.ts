import { getAllRoleList, getProductPoints, getServerList } from '@topup/api-client'
import { goodsGroupWire, goodsWire, roleOnServerWire, serverWire } from '@topup/api-client/testing'
import { describe, expect, test } from 'vitest'
import { findProduct } from '../../store/findProduct.ts'
import type { PurchaseIntent } from '../../store/state/popupStack.ts'
import { content, held, unreachable } from '../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../testing/fakeApi.ts'
import { createFakeServices, renHoshi, starfall } from '../../testing/fakeServices.ts'
import { flush } from '../../testing/flush.ts'
import { startAs } from '../login/form/logIn.ts'
import { openProduct } from '../products/openProduct.ts'
import { chooseCharacter } from './chooseCharacter.ts'
import { continueAfterLogin, continueToRecharge } from './continueIntent.ts'

const forSale = (...values: readonly string[]) =>
  content([goodsGroupWire({ goods: values.map((value) => goodsWire({ value, price: 4.99 })) })])
const characters = (...ids: readonly string[]) => content(ids.map((role_id) => roleOnServerWire({ role_id })))

/** A store in which a guest has tapped a product, and the login is open. */
async function tapped(over: Readonly<Record<string, FakeEndpoint>> = {}) {
  const services = createFakeServices({
    answers: {
      [getServerList.path]: () => content({ all: [serverWire()], areas: [] }),
      [getAllRoleList.path]: () => characters('1'),
      [getProductPoints.path]: () => forSale('p1'),
      ...over,
    },
  })
  await services.catalogue.getState().load()
  const product = findProduct(services.catalogue.getState().products, 'p1')
  if (product === null) throw new Error('not for sale')
  openProduct(services, product)
  const [login] = services.popups.getState().open
  if (login?.kind !== 'login' || login.intent === undefined) throw new Error('no login')
  const { id, intent } = login
  const logIn = async (
    step: { readonly id: number | null; readonly intent: PurchaseIntent } = { id, intent },
  ) => {
    startAs(services, renHoshi)
    const done = continueAfterLogin(services, step)
    await flush()
    return done
  }
  const open = () => services.popups.getState().open
  const seen = () => open().map(({ kind }) => kind)
  const said = () => services.toasts.getState().messages.map(({ text }) => text)
  return { services, intent, logIn, open, seen, said }
}

/** What the player does in the step of the characters. */
async function choose({ services, open, intent }: Awaited<ReturnType<typeof tapped>>) {
  const { roster } = services.roster.getState()
  const character = roster.kind === 'ready' ? roster.value.characters[0] : undefined
  const [step] = open()
  if (character === undefined || step === undefined) throw new Error('no characters')
  chooseCharacter(services, character, null)
  await continueToRecharge(services, { id: step.id, intent })
}

test('a guest with one character comes from the login to the payment of the tapped product', async () => {
  const { open, logIn } = await tapped()
  await logIn()
  expect(open()).toMatchObject([{ kind: 'recharge', productId: 'p1', intent: { productId: 'p1', steps: 3 } }])
})

test('a guest with several characters chooses one, and comes to the payment then', async () => {
  const store = await tapped({ [getAllRoleList.path]: () => characters('1', '2') })
  await store.logIn()
  expect(store.seen()).toEqual(['serverCharacter'])
  expect(store.services.selection.getState().selection.character).toBeNull()
  await choose(store)
  expect(store.open()).toMatchObject([{ kind: 'recharge', productId: 'p1' }])
})

test('nothing is ordered on the way', async () => {
  const { services, logIn } = await tapped()
  await logIn()
  expect(services.journal.getState().journal).toEqual([])
})

test('a login that left the page leads on as well', async () => {
  const { services, intent, logIn, seen } = await tapped()
  services.popups.getState().closeAll()
  await logIn({ id: null, intent })
  expect(seen()).toEqual(['recharge'])
})

test('the products of the account are waited for, not those of the guest', async () => {
  const { services, logIn, open, seen } = await tapped()
  const answer = held()
  services.api.answer(getProductPoints.path, answer.endpoint)
  void logIn()
  await flush()
  expect(seen()).toEqual(['serverCharacter'])
  answer.answer(content([goodsGroupWire({ goods: [goodsWire({ value: 'p1', price: 9.99 })] })]))
  await flush()
  expect(open()).toMatchObject([{ kind: 'recharge' }])
  expect(findProduct(services.catalogue.getState().products, 'p1')?.price?.minorUnits).toBe(999)
})

describe('the intent ends', () => {
  test('when the player closes the popup, also while answers are on their way', async () => {
    const { services, logIn, seen } = await tapped()
    const answer = held()
    services.api.answer(getAllRoleList.path, answer.endpoint)
    const done = logIn()
    await flush()
    services.popups.getState().closeAll()
    answer.answer(characters('1'))
    await done
    expect(seen()).toEqual([])
  })

  test('with another game', async () => {
    const { services, logIn, seen } = await tapped()
    services.session.getState().chooseGame({ ...starfall, clientId: '100002' })
    await logIn()
    expect(seen()).toEqual([])
  })

  test('with another payment region', async () => {
    const store = await tapped({ [getAllRoleList.path]: () => characters('1', '2') })
    await store.logIn()
    store.services.session.setState({ region: 'kr' })
    await choose(store)
    expect(store.seen()).toEqual([])
  })

  test('with a logout', async () => {
    const store = await tapped({ [getAllRoleList.path]: () => characters('1', '2') })
    await store.logIn()
    store.services.session.getState().logOut()
    await choose(store)
    expect(store.seen()).toEqual([])
  })

  test('with a product that this account is not offered, and the reason is said', async () => {
    const { services, logIn, seen, said } = await tapped()
    services.api.answer(getProductPoints.path, () => forSale('other'))
    await logIn()
    expect(seen()).toEqual([])
    expect(said()).toEqual([expect.stringMatching(/No longer available/)])
  })

  test('with a product that cannot be bought, and the reason is said', async () => {
    const { services, logIn, seen, said } = await tapped()
    services.api.answer(getProductPoints.path, () =>
      content([goodsGroupWire({ goods: [goodsWire({ value: 'p1', price: 'soon' })] })]),
    )
    await logIn()
    expect(seen()).toEqual([])
    expect(said()).toHaveLength(1)
  })
})

test('characters that cannot be loaded leave the player at their step, where they can be asked for again', async () => {
  const { services, logIn, seen } = await tapped()
  services.api.answer(getAllRoleList.path, unreachable)
  await logIn()
  expect(seen()).toEqual(['serverCharacter'])
})
