import { expect, test } from 'vitest'
import type { Finding } from '../report/report.ts'
import { onceEach } from './findings.ts'

const finding = (path: string, more: Partial<Finding> = {}): Finding => ({
  kind: 'tolerated',
  path,
  expected: 'a number',
  found: 'text',
  rule: 'numberAsText',
  ...more,
})

test('findings that differ by the row alone are one that counts them', () => {
  const rows = ['content.0.price', 'content.1.price', 'content.12.price'].map((path) => finding(path))
  expect(onceEach(rows)).toEqual([finding('content.0.price', { found: 'text, and 2 more like it' })])
})

test('another field, rule or kind is another finding', () => {
  const others = [
    finding('content.0.price'),
    finding('content.0.level'),
    finding('content.0.price', { rule: 'entities' }),
    finding('content.0.price', { kind: 'broken' }),
  ]
  expect(onceEach(others)).toEqual(others)
})

test('one place that is broken twice is told once', () => {
  const first = finding('content.0.price', { kind: 'broken' })
  expect(onceEach([first, finding('content.0.price', { kind: 'broken', rule: 'money' })])).toEqual([first])
})
