import { expect, test } from 'vitest'
import { paymentRegions, regionTerritories } from './paymentRegion.ts'

test('every payment region but that of one provider can be named by what it covers', () => {
  const unnamed = paymentRegions.filter((region) => regionTerritories[region].length === 0)
  expect(unnamed).toEqual(['codapay'])
})

test('no two regions of one brand would have the same name', () => {
  const named = paymentRegions.map((region) => regionTerritories[region].join())
  const twice = paymentRegions.filter((_, at) => named.indexOf(named[at] ?? '') !== at)
  // No brand sells in both regions that are for all the world.
  expect(twice).toEqual(['dragon'])
})
