import { expect, test } from 'vitest'
import type { Report } from '../report/report.ts'
import { printTable, writeJson } from './printTable.ts'

const report: Report = {
  origin: 'https://api.a.example',
  brand: 'a',
  storeOrigin: 'https://pay.a.example',
  isWriting: false,
  askedAt: '2026-05-01T00:00:00.000Z',
  rows: [
    {
      group: 'games',
      subject: 'getGameList',
      address: 'GET /api/pay/getGameListV2',
      verdict: 'broken',
      ms: 12,
      note: '',
      findings: [
        {
          kind: 'broken',
          path: 'content.0.client_id',
          expected: 'an id',
          found: 'the text "<b>"',
          rule: 'id',
        },
        { kind: 'tolerated', path: '', expected: 'JSON', found: 'a byte order mark before it' },
      ],
    },
    ...['googleAuth', 'appleAuth'].map((subject) => ({
      group: 'login',
      subject,
      address: `GET /util/login/${subject}`,
      verdict: 'notAsked' as const,
      ms: null,
      note: 'needs a login page',
      findings: [],
    })),
  ],
}

test('the table names each call, each finding, the reasons of what was not asked, and the sum', () => {
  expect(printTable(report).split('\n')).toEqual([
    'https://api.a.example, brand a, without calls that change something',
    'For the page https://pay.a.example',
    '',
    'games',
    '  BROKEN     getGameList     12 ms  GET /api/pay/getGameListV2',
    expect.stringMatching(/^ {15}content\.0\.client_id: expected an id, found the text "<b>" \(An id is /),
    '               the answer: expected JSON, found a byte order mark before it',
    '',
    'not asked',
    '  needs a login page: googleAuth, appleAuth',
    '',
    '0 met, 0 tolerated, 1 broken, 2 not asked',
  ])
})

test('a program reads the sum, and rules in the words of the page for publishers', () => {
  const read = JSON.parse(writeJson(report)) as {
    readonly counts: unknown
    readonly rows: readonly unknown[]
  }
  expect(read.counts).toEqual({ met: 0, tolerated: 0, broken: 1, notAsked: 2 })
  expect(read.rows[0]).toMatchObject({ findings: [{ rule: expect.stringMatching(/^An id is text/) }, {}] })
})
