import { expect, test } from 'vitest'
import { saysTheSame } from './network.ts'

test.each([
  ['{"code":1,"content":{}}', '{"code":"1","content":{}}', true],
  ['{"code":10,"content":{}}', '{"code":"10","content":{}}', true],
  ['{"code":-3001,"content":{}}', '{"code":"-3001","content":{}}', true],
  ['{"code":10,"content":{}}', '{"code":"1"0,"content":{}}', false],
  ['{"code":1,"content":{}}', '{"code":1.5,"content":{}}', false],
])('%s that arrives as %s says the same: %s', (body, bent, isSame) => {
  expect(saysTheSame(bent, body)).toBe(isSame)
})
