import { successCode } from '@topup/api-client/contract'
import { expect, test } from 'vitest'
import { codeOf, serviceReasonOf, serviceReasons } from './serviceModel.ts'

test.each(serviceReasons())('the code of %s stands for no other reason and not for success', (reason) => {
  expect(serviceReasonOf(codeOf(reason))).toBe(reason)
  expect(codeOf(reason)).not.toBe(successCode)
})

test('a code that no service of ours answers with stands for no reason', () => {
  expect(serviceReasonOf(-4711)).toBeUndefined()
})
