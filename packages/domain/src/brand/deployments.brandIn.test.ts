import { expect, test } from 'vitest'
import { brandIn } from './deployments.ts'

const brand = {
  tracking: { appId: 'app', eventId: 'event' },
  login: { clientId: 1, twitterRedirectUrl: 'https://pay.store.example/?login=twitter' },
}

test('a deployment without ids of its own has those of the brand', () => {
  expect(brandIn(brand, {})).toBe(brand)
  expect(brandIn(brand, null)).toBe(brand)
})

test('what a deployment states stands in place of the fact of the brand, everything else stays', () => {
  const own = { tracking: { appId: 'demo-app', eventId: 'demo-event' } }
  expect(brandIn(brand, { own })).toEqual({ ...brand, ...own })
})
