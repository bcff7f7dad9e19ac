import { expect, test } from 'vitest'
import { choosePayDeployment } from './deployments.ts'

const demo = { origins: ['https://demo-pay.watt.example'] }
const production = {
  origins: ['https://pay.watt.example', 'https://www.watt.example'],
  payOrigin: 'https://secure.watt.example',
}
const brand = { deployments: [production, demo] }

test.each([
  ['https://secure.watt.example', production],
  ['https://demo-pay.watt.example', demo],
])('the pay document at %s belongs to its own row', (origin, row) => {
  expect(choosePayDeployment(brand, origin)).toBe(row)
})

test.each([
  'https://pay.watt.example',
  'https://www.watt.example',
  'https://SECURE.watt.example',
  'https://secure.watt.example.evil.example',
  'https://secure.watt.example:8443',
  'http://secure.watt.example',
  'null',
  '',
])('nothing can be paid at %j', (origin) => {
  expect(choosePayDeployment(brand, origin)).toBeNull()
})
