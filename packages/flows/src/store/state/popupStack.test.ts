import { expect, test } from 'vitest'
import { createPopupStack } from './popupStack.ts'

const question = { title: '', text: '', confirmLabel: '', cancelLabel: '', tone: 'plain' } as const

function stack() {
  const store = createPopupStack()
  const kinds = () => store.getState().open.map(({ kind }) => kind)
  const ask = () => store.getState().confirm(question)
  const all = () => store.getState().open
  return { ...store.getState(), kinds, all, ask, top: () => store.getState().open.at(-1) }
}

test('popups are stacked and close from the top, by id or by kind', () => {
  const popups = stack()
  popups.push({ kind: 'login' })
  popups.push({ kind: 'games' })
  popups.push({ kind: 'language' })
  popups.push({ kind: 'games' })
  popups.closeTop()
  expect(popups.kinds()).toEqual(['login', 'games', 'language'])
  popups.closeKind('games')
  expect(popups.kinds()).toEqual(['login', 'language'])
  popups.close(popups.top()?.id ?? 0)
  popups.closeTop()
  popups.closeTop()
  expect(popups.kinds()).toEqual([])
})

test('a question resolves with its button, once', async () => {
  const popups = stack()
  const answer = popups.ask()
  const asked = popups.top()
  if (asked?.kind !== 'confirm') throw new Error('no question')
  asked.resolve('cancel')
  asked.resolve('confirm')
  popups.close(asked.id)
  expect(await answer).toBe('cancel')
})

test.each(['replaceAll', 'closeAll', 'closeTop', 'closeKind'] as const)(
  'a question that %s removes is answered with "closed"',
  async (how) => {
    const popups = stack()
    const answer = popups.ask()
    if (how === 'replaceAll') popups.replaceAll({ kind: 'login' })
    else if (how === 'closeKind') popups.closeKind('confirm')
    else popups[how]()
    expect(await answer).toBe('closed')
    expect(popups.kinds()).toEqual(how === 'replaceAll' ? ['login'] : [])
  },
)

test('an answer that opens a popup finds the question already closed', async () => {
  const popups = stack()
  const opened = popups.ask().then(() => popups.push({ kind: 'coupons' }))
  popups.replaceAll({ kind: 'result', order: 'i1' })
  await opened
  expect(popups.kinds()).toEqual(['result', 'coupons'])
})

test('a popup that cannot help now is replaced by the one that can, wherever it is opened', () => {
  const store = createPopupStack((wanted) => (wanted.kind === 'login' ? { kind: 'games' } : wanted))
  const kinds = () => store.getState().open.map(({ kind }) => kind)
  store.getState().push({ kind: 'login' })
  store.getState().push({ kind: 'language' })
  expect(kinds()).toEqual(['games', 'language'])
  store.getState().replaceAll({ kind: 'login' })
  expect(kinds()).toEqual(['games'])
  store.getState().swap(store.getState().open[0]?.id ?? 0, { kind: 'login' })
  expect(kinds()).toEqual(['games'])
})

const intent = { productId: 'p1', name: '680 Crystals', clientId: '100001', region: 'sea', steps: 3 } as const

test('a popup takes the place of another one, unless that one was closed', () => {
  const popups = stack()
  popups.push({ kind: 'login', intent })
  popups.push({ kind: 'language' })
  const [login] = popups.all()
  const next = popups.swap(login?.id ?? 0, { kind: 'serverCharacter', intent })
  expect(popups.kinds()).toEqual(['serverCharacter', 'language'])
  expect(popups.all()[0]).toMatchObject({ id: next, continues: true })
  expect(popups.swap(login?.id ?? 0, { kind: 'recharge', productId: 'p1', intent })).toBeNull()
  expect(popups.kinds()).toEqual(['serverCharacter', 'language'])
})

test('a popup that a page takes over leaves nothing in its place', () => {
  const popups = stack()
  popups.push({ kind: 'serverCharacter', intent })
  popups.divert(({ kind }) => kind === 'recharge')
  expect(popups.swap(popups.top()?.id ?? 0, { kind: 'recharge', productId: 'p1' })).toBeNull()
  expect(popups.kinds()).toEqual([])
})

test('Back leads from the payment of a tapped product to the character, and from there out', () => {
  const popups = stack()
  popups.push({ kind: 'recharge', productId: 'p1', intent })
  popups.closeTop()
  expect(popups.top()).toMatchObject({ kind: 'serverCharacter', intent })
  popups.closeTop()
  expect(popups.kinds()).toEqual([])
})

test('Back leaves the payment of a product for which nothing was missing', () => {
  const popups = stack()
  popups.push({ kind: 'recharge', productId: 'p1' })
  popups.closeTop()
  expect(popups.kinds()).toEqual([])
})
