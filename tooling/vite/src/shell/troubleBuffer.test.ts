import { runInNewContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import type { BrandConfig } from '@topup/domain'
import { expect, test } from 'vitest'
import { readBrandApp } from '../apps/readBrandApp.ts'
import { entryGuard, troubleBuffer } from './documentPlugin.ts'

const { brand: watt } = await readBrandApp('watt')
const guard = await entryGuard()
const reports = { path: '/report', vitalsShare: 0.1 }
const without: BrandConfig = { ...watt, reports: null }
const reporting: BrandConfig = { ...watt, reports }

/** Runs the first inline script in a page, and returns what it kept and a way to let something happen. */
function open(brand: BrandConfig) {
  const listeners = new Map<string, (event: unknown) => void>()
  const page: Record<string, unknown> = {
    location: { pathname: '/', search: '', hash: '', hostname: 'store.example' },
    history: { replaceState: () => undefined },
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  }
  page['window'] = page
  runInNewContext(guard + troubleBuffer(brand, 'production'), page)
  return { kept: page['topupTrouble'] as unknown[], happen: (name: string) => listeners.get(name)?.(name) }
}

test('errors, rejections and violations are kept in their order, and no more than nine', () => {
  const { kept, happen } = open(reporting)
  happen('error')
  happen('unhandledrejection')
  happen('securitypolicyviolation')
  expect([...kept]).toEqual(['error', 'unhandledrejection', 'securitypolicyviolation'])
  for (let more = 0; more < 20; more++) happen('error')
  expect(kept).toHaveLength(9)
})

test('a reporter that takes the list over hears of everything that follows', () => {
  const { kept, happen } = open(reporting)
  const heard: unknown[] = []
  kept.push = (...events) => heard.push(...events)
  happen('error')
  expect(heard).toEqual(['error'])
})

test('a store that reports nothing does not carry it, a sandbox build always does', () => {
  expect(troubleBuffer(without, 'production')).toBe('')
  expect(troubleBuffer(without, 'sandbox')).not.toBe('')
  const [first, ...rest] = watt.deployments
  if (first === undefined) throw new Error('a deployment is wanted')
  const inOne = { ...without, deployments: [{ ...first, own: { reports } }, ...rest] }
  expect(troubleBuffer(inOne, 'production')).not.toBe('')
})

test('it makes the document at most 150 bytes longer after brotli', () => {
  const size = (text: string) => brotliCompressSync(text).length
  expect(size(guard + troubleBuffer(reporting, 'production')) - size(guard)).toBeLessThan(150)
})
