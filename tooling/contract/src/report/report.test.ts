import { expect, test } from 'vitest'
import { hideSecrets, type Report, withoutSecrets } from './report.ts'

test('a secret that holds another is hidden whole', () => {
  expect(hideSecrets('for starfall-7: starfall', new Set(['starfall', 'starfall-7']))).toBe('for •••: •••')
})

test('nothing and two letters are no secrets', () => {
  expect(hideSecrets('me and it', ['', 'me'])).toBe('me and it')
})

test('what a service said holds no secret, and our own words stay', () => {
  const report: Report = {
    origin: 'https://code.example',
    brand: null,
    storeOrigin: null,
    isWriting: false,
    askedAt: '',
    rows: [
      {
        group: 'login',
        subject: 'a code',
        address: '',
        verdict: 'broken',
        ms: 1,
        note: '',
        findings: [{ kind: 'broken', path: 'content.code', expected: 'a code', found: '-1 ("code")' }],
      },
    ],
  }
  const cleaned = withoutSecrets(report, ['code'])
  expect(cleaned.rows[0]?.findings).toEqual([
    { kind: 'broken', path: 'content.•••', expected: 'a code', found: '-1 ("•••")' },
  ])
  expect(cleaned.origin).toBe(report.origin)
})
