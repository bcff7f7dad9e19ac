import { expect, test } from 'vitest'
import { readBrandApp } from '../apps/readBrandApp.ts'
import { payOriginPlugin } from './payOriginPlugin.ts'

const { brand } = await readBrandApp('watt')

/** Whether a build leaves the part out. */
const leavesOut = (deployments: typeof brand.deployments, mode: string) => {
  const { apply } = payOriginPlugin({ deployments }, mode)
  return typeof apply === 'function' && apply({}, { command: 'build', mode })
}

const apart = brand.deployments.map((row) => ({ ...row, payOrigin: 'https://secure.watt.example' }))

test.each([
  ['a release of a store at one origin', brand.deployments, 'production', true],
  ['a release of a store whose pay document stands elsewhere', apart, 'production', false],
  ['a sandbox build, whose server may name an origin', brand.deployments, 'sandbox', false],
] as const)('%s: the part is left out, %s', (_which, deployments, mode, is) => {
  expect(leavesOut(deployments, mode)).toBe(is)
})
