// @vitest-environment jsdom
import type { JournalEntry } from '@topup/domain'
import { buildFinal, buildIntended } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { ledAwayKey } from '../platform/payWindow.ts'
import { createFakeServices } from '../testing/fakeServices.ts'
import { sayLedAway } from './ledAway.ts'

const nowMs = createFakeServices().clock.now()
const { snapshot, ...rest } = buildIntended('intent-1')
const intended = { ...rest, snapshot: { ...snapshot, intendedAtMs: nowMs } }
const ended = (finalAtMs: number) => ({
  ...buildFinal('B1'),
  snapshot: { ...snapshot, intendedAtMs: nowMs - 7_200_000 },
  finalAtMs,
})
const ledAway = () => createFakeServices().translator.t('recharge.ledAway')

test.each([
  { what: 'nothing was ordered', journal: [], says: [ledAway()] },
  { what: 'the tap was not sent', journal: [{ ...intended, isUnsent: true }], says: [ledAway()] },
  { what: 'an order had ended before', journal: [ended(nowMs - 3_600_000)], says: [ledAway()] },
  { what: 'an order was made', journal: [intended], says: [] },
  { what: 'an order was paid since', journal: [ended(nowMs + 60_000)], says: [] },
])('a tab that was led away by a tap says what to do: $what', async ({ journal, says }) => {
  const services = createFakeServices({ journal: journal as readonly JournalEntry[] })
  services.tab.write(ledAwayKey, nowMs)
  await sayLedAway(services)
  expect(services.toasts.getState().messages.map(({ text }) => text)).toEqual(says)
  expect(services.tab.read(ledAwayKey, () => true)).toBeNull()
})

test('while orders cannot be read nothing is said, and the next visit may say it', async () => {
  const services = { ...createFakeServices(), journalReady: () => Promise.reject(new Error('no code')) }
  services.tab.write(ledAwayKey, nowMs)
  await expect(sayLedAway(services)).rejects.toThrow('no code')
  expect(services.toasts.getState().messages).toEqual([])
  expect(services.tab.read(ledAwayKey, Number)).toBe(nowMs)
})
