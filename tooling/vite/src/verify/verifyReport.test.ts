import { expect, test } from 'vitest'
import { verifyReport } from './verifyReport.ts'

const release = { origin: 'https://pay.example', brand: 'watt', version: 'a-b' }
const fine = { kind: 'asset', path: '/assets/a.js', differences: [] } as const
const wrong = { kind: 'document', path: '/', differences: ['header x is missing'] } as const

test('the table has a row for each class, and every difference under its class', () => {
  expect(verifyReport({ ...release, answers: [wrong, fine, fine] })).toBe(
    [
      'watt a-b at https://pay.example',
      '',
      'FAIL  document     1',
      '        /: header x is missing',
      'ok    asset        2',
      '',
      '3 addresses, 1 difference from the release',
    ].join('\n'),
  )
  expect(verifyReport({ ...release, answers: [fine] })).toContain('1 addresses, no difference')
})
