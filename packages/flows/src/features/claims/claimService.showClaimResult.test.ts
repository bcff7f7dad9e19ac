import { expect, test } from 'vitest'
import { createFakeServices } from '../../testing/fakeServices.ts'
import { receivedWords } from './activityStore.ts'
import { showClaimResult } from './claimService.ts'

const gift = (name: string, amount: number) => ({ name, amount, iconUrl: null, art: null })

test.each([
  ['things of one kind once, with their sum', [gift('Gem', 900), gift('Scroll', 1), gift('Gem', 300)]],
  ['each thing', [gift('Gem', 1200), gift('Scroll', 1)]],
])('what was received names %s', (_what, rewards) => {
  expect(receivedWords(rewards, createFakeServices().translator)).toBe('Gem × 1,200 + Scroll × 1')
})

test.each([
  ['Gem × 300', 'You received Gem × 300'],
  ['', 'Reward claimed'],
])('a claim of %j is told as %j', (rewards, text) => {
  const services = createFakeServices()
  showClaimResult(services, { kind: 'claimed', rewards })
  expect(services.toasts.getState().messages).toMatchObject([{ tone: 'success', text }])
})
