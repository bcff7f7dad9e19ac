import { expect, test } from 'vitest'
import { cardScriptsOf } from './deployments.ts'

const row = {
  environment: 'demo',
  origins: [],
  apiOrigin: 'https://api.example',
  backupApiOrigins: [],
  dataOrigin: 'https://data.example',
} as const
const [one, two] = [{ url: 'https://one.example/pay.js' }, { url: 'https://two.example/pay.js' }]

test('a brand without a card script has none', () => {
  expect(cardScriptsOf({ deployments: [row] })).toEqual([])
})

test('the brand’s script comes with those of its deployments', () => {
  expect(
    cardScriptsOf({ cardScript: one, deployments: [row, { ...row, own: { cardScript: two } }] }),
  ).toEqual([one, two])
})
