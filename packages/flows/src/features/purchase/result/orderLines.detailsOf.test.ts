// @vitest-environment jsdom
import { externalOrder, nothingReported } from '@topup/domain'
import { buildFinal, buildOrdered, buildRejected } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { createFakeServices, renHoshi } from '../../../testing/fakeServices.ts'
import { detailsOf } from './orderLines.tsx'

const services = createFakeServices({ account: renHoshi, brand: { name: 'Harbour' } })

test('the details name order, state, time, recipient, product, amount and method with their ids', () => {
  const details = detailsOf(services, buildOrdered('B1'))
  for (const text of [
    'Store: Harbour',
    'Order: B1',
    'State: ordered',
    'intended: 2026-',
    'Game: Starfall Chronicle (100001)',
    'Server: S128 Moonfall (s128)',
    'Character: Kaelith (900001)',
    'Product: 680 Crystals (crystals.680)',
    'Amount: US$4.99',
  ])
    expect(details).toContain(text)
})

test('they name the release, the zone, what happened when, and the code of a rejection', () => {
  document.head.innerHTML = '<meta name="topup-version" content="abc123-def456">'
  const details = detailsOf(services, {
    ...buildRejected('i1'),
    times: {
      refused: { atMs: 1_790_000_001_000, code: -3062 },
      asked: { atMs: 1_790_000_002_000, answer: 'notFound' },
    },
  })
  document.head.innerHTML = ''
  for (const text of [
    'Release: abc123-def456',
    'Time zone: ',
    'refused (code -3062): 2026-',
    'askedUnknown: 2026-',
  ])
    expect(details).toContain(text)
})

test('they hold no token, no card and no address', () => {
  const secret = 'canary'
  const [account, visit] = [`token-${secret}`, `?oauth_token=${secret}&card_pwd=${secret}`]
  window.history.replaceState(null, '', `/selectGoods${visit}#${secret}`)
  const holding = createFakeServices({ account: { ...renHoshi, oauthToken: account } })
  const open = {
    ...buildOrdered('B1'),
    apiOrigin: `https://${secret}.example`,
    payUrl: `https://pay.example/${secret}`,
  }
  const details = [open, buildFinal('B1'), buildRejected('i1')].map((entry) => detailsOf(holding, entry))
  window.history.replaceState(null, '', '/')
  for (const text of details) for (const leak of [secret, 'https://']) expect(text).not.toContain(leak)
})

test('of an external order, they hold only what the service reports', () => {
  const details = detailsOf(services, { ...buildOrdered('B1'), origin: externalOrder(nothingReported) })
  expect(details).toContain('Order: B1')
  for (const text of ['Kaelith', 'Crystals', 'Session', 'intended']) expect(details).not.toContain(text)
})
