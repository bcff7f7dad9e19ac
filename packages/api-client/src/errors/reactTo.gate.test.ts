import { expect, test } from 'vitest'
import { type Reaction, createReactionGate } from './reactTo.ts'

const askLogin: Reaction = { kind: 'signOutAndAskLogin' }
const leaveRegion: Reaction = { kind: 'leaveRegion' }
const tell = (message: string): Reaction => ({ kind: 'showMessage', message })

function setUp() {
  let time = 1_000_000
  const gate = createReactionGate({ now: () => time })
  return {
    gate: (reaction: Reaction) => gate(reaction, 'load'),
    act: (reaction: Reaction) => gate(reaction, 'act'),
    pass: (ms: number) => {
      time += ms
    },
  }
}

test('eight failures at the same moment cause one reaction', () => {
  const { gate } = setUp()
  const kinds = Array.from({ length: 8 }, () => gate(askLogin).kind)
  expect(kinds).toEqual(['perform', ...Array.from({ length: 7 }, () => 'ignore')])
})

test('different redirects at the same moment cause one redirect', () => {
  const { gate } = setUp()
  expect(gate(askLogin).kind).toBe('perform')
  expect(gate(leaveRegion).kind).toBe('ignore')
  expect(gate({ kind: 'clearGame', message: '' }).kind).toBe('ignore')
})

test('the same toast shows again after 5 s, another one at once', () => {
  const { gate, pass } = setUp()
  expect(gate(tell('a')).kind).toBe('perform')
  expect(gate(tell('b')).kind).toBe('perform')
  pass(4999)
  expect(gate(tell('a')).kind).toBe('ignore')
  pass(1)
  expect(gate(tell('a')).kind).toBe('perform')
})

test('failures that go on for a minute end in two moves and one stable page', () => {
  const { gate, pass } = setUp()
  const kinds: string[] = []
  for (let time = 0; time < 60_000; time += 500) {
    kinds.push(gate(askLogin).kind, gate(leaveRegion).kind)
    pass(500)
  }
  expect(kinds.filter((kind) => kind !== 'ignore')).toEqual(['perform', 'perform', 'stopLoop'])
})

test('after a minute without failures moves are performed again', () => {
  const { gate, pass } = setUp()
  for (let turn = 0; turn < 4; turn += 1) {
    gate(askLogin)
    pass(5000)
  }
  pass(60_000)
  expect(gate(askLogin).kind).toBe('perform')
})

test('the same answer to a second act of the player shows again at once', () => {
  const { act, gate } = setUp()
  expect([act(tell('a')).kind, act(tell('a')).kind]).toEqual(['perform', 'perform'])
  expect(gate(tell('a')).kind).toBe('ignore')
})

test('a second act that would move again a moment later is answered without a move', () => {
  const { act, gate } = setUp()
  expect(gate(askLogin).kind).toBe('perform')
  expect(act(askLogin)).toEqual({ kind: 'say', reaction: askLogin })
  expect(act(leaveRegion).kind).toBe('say')
  expect(gate(askLogin).kind).toBe('ignore')
})

test('an unknown payment outcome is never ignored', () => {
  const { gate } = setUp()
  expect([gate({ kind: 'showChecking' }).kind, gate({ kind: 'showChecking' }).kind]).toEqual([
    'perform',
    'perform',
  ])
})

test('a clock that is set back does not silence reactions', () => {
  const { gate, pass } = setUp()
  gate(askLogin)
  pass(-3_600_000)
  expect(gate(askLogin).kind).toBe('perform')
})
