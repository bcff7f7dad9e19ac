import { expect, test } from 'vitest'
import { judge, limits, type StoreWeight } from './checkBudget.ts'

const route = {
  scripts: ['a'],
  scriptBytes: 1,
  styleBytes: 1,
  documentBytes: 1,
  inlineScriptBytes: 1,
  skeletonElements: 1,
  textBytes: 1,
  reporterBytes: 1,
  fonts: [],
  typefaces: [],
}
const visit = { requests: 1, scriptBytes: 1, missing: [] }

test.each<[string, Partial<StoreWeight['route']>]>([
  ['passed', { scriptBytes: limits.scriptWarningBytes }],
  ['warned', { scriptBytes: limits.scriptBytes }],
  ['failed', { scriptBytes: limits.scriptBytes + 1 }],
  ['passed', { styleBytes: limits.styleBytes }],
  ['failed', { styleBytes: limits.styleBytes + 1 }],
  ['passed', { documentBytes: limits.documentBytes }],
  ['failed', { documentBytes: limits.documentBytes + 1 }],
  ['passed', { inlineScriptBytes: limits.inlineScriptBytes }],
  ['failed', { inlineScriptBytes: limits.inlineScriptBytes + 1 }],
  ['passed', { skeletonElements: limits.skeletonElements }],
  ['failed', { skeletonElements: limits.skeletonElements + 1 }],
  ['passed', { reporterBytes: limits.reporterBytes }],
  ['failed', { reporterBytes: limits.reporterBytes + 1 }],
  ['failed', { fonts: ['inter.woff2'] }],
  ['failed', { scripts: [] }],
  ['passed', { typefaces: [{ name: 'a.woff2', bytes: limits.typefaceBytes }] }],
  ['failed', { typefaces: [{ name: 'a.woff2', bytes: limits.typefaceBytes + 1 }] }],
  ['failed', { typefaces: ['a', 'b'].map((name) => ({ name, bytes: 1 })) }],
])('a first route is %s by its weight', (kind, over) => {
  expect(
    judge('watt', {
      route: { ...route, ...over },
      visits: { new: visit },
      payScriptBytes: null,
      workerBytes: 1,
    }).kind,
  ).toBe(kind)
})

test.each<[string, StoreWeight['visits']]>([
  ['passed', { new: { ...visit, requests: limits.visitRequests } }],
  ['failed', { new: { ...visit, requests: limits.visitRequests + 1 } }],
  ['passed', { old: { ...visit, requests: limits.visitRequests } }],
  ['failed', { new: visit, old: { ...visit, requests: limits.visitRequests + 1 } }],
  ['passed', { new: { ...visit, scriptBytes: limits.visitScriptBytes.new } }],
  ['failed', { new: { ...visit, scriptBytes: limits.visitScriptBytes.new + 1 } }],
  ['passed', { old: { ...visit, scriptBytes: limits.visitScriptBytes.old } }],
  ['failed', { old: { ...visit, scriptBytes: limits.visitScriptBytes.old + 1 } }],
  ['failed', { new: { ...visit, missing: ['base'] } }],
  ['failed', {}],
])('a first visit is %s by what it loads', (kind, visits) => {
  expect(judge('watt', { route, visits, payScriptBytes: null, workerBytes: 1 }).kind).toBe(kind)
})

test.each([
  ['passed', limits.payScriptBytes],
  ['failed', limits.payScriptBytes + 1],
])('a pay document is %s by what it loads before a form is asked for', (kind, payScriptBytes) => {
  const row = judge('watt', { route, visits: { new: visit }, payScriptBytes, workerBytes: 1 })
  expect(row.kind).toBe(kind)
})

test('a row that fails says first what is over its limit', () => {
  const over = { ...route, styleBytes: 10_000 }
  const row = judge('watt', { route: over, visits: { new: visit }, payScriptBytes: null, workerBytes: 1 })
  expect(row.detail).toMatch(/^styles 10.0 kB, over 9.5 kB; of scripts 0.0 kB, styles 10.0 kB, /)
})

test.each([
  ['passed', limits.workerBytes],
  ['failed', limits.workerBytes + 1],
])('a service worker is %s by its weight', (kind, workerBytes) => {
  expect(judge('watt', { route, visits: { new: visit }, payScriptBytes: null, workerBytes }).kind).toBe(kind)
})
