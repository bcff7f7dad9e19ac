import { expect, test } from 'vitest'
import { createPopupStack } from './popupStack.ts'

const question = { title: '', text: '', confirmLabel: '', cancelLabel: '', tone: 'plain' } as const

function stack() {
  const store = createPopupStack()
  const kinds = () => store.getState().open.map(({ kind }) => kind)
  const ask = () => store.getState().confirm(question)
  return { ...store.getState(), kinds, ask, top: () => store.getState().open.at(-1) }
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
})
