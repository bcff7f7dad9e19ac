import { expect, test } from 'vitest'
import { packageOf } from './readReleaseArguments.ts'

test('a brand is built and listed by the name of its package', () => {
  expect(packageOf('watt')).toBe('@topup/watt')
  expect(packageOf('acenetJp')).toBe('@topup/acenet-jp')
})
