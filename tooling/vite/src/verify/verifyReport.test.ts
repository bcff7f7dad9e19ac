import { expect, test } from 'vitest'
import { verifyJson, verifyReport } from './verifyReport.ts'

const release = { origin: 'https://pay.example', brand: 'watt', version: 'a-b', warnings: [] }
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

test('a warning stands above the table', () => {
  const warned = verifyReport({ ...release, warnings: ['it is in no table'], answers: [fine] })
  expect(warned.split('\n').slice(0, 2)).toEqual([
    'watt a-b at https://pay.example',
    'warning: it is in no table',
  ])
})

test('a program reads whether it is the same, and what differs', () => {
  expect(JSON.parse(verifyJson({ ...release, answers: [wrong, fine] }))).toEqual({
    ...release,
    isSame: false,
    checked: 2,
    different: [wrong],
  })
})
