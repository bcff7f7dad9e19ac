import type { Step, StoreReport } from '../report/report.ts'

/** A step without faults; `over` replaces any part. */
export const buildStep = (over: Partial<Step> = {}): Step => ({
  group: 'store',
  name: 'reachable',
  verdict: 'ok',
  faults: [],
  note: '',
  ms: 1234,
  pictures: [],
  ...over,
})

/** A step with a fault. */
export const brokenStep = buildStep({
  group: 'new layout',
  name: '/my',
  verdict: 'fault',
  faults: [
    { kind: 'console', text: 'It <broke>' },
    { kind: 'call', text: 'GET https://a.example/b: 500' },
  ],
})

/** The report of a store; `over` replaces any part. */
export const buildReport = (over: Partial<StoreReport> = {}): StoreReport => ({
  origin: 'https://demo-pay.watt.example',
  brand: 'watt',
  environment: 'demo',
  version: '3f2a',
  startedAt: '2026-01-02T03:04:05.000Z',
  ms: 65_432,
  steps: [buildStep()],
  ...over,
})
