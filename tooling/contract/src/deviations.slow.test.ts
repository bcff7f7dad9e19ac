import { type Sandbox, startSandbox } from '@topup/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KnownBrands } from './checkService.ts'
import { readBrands } from './readBrands.ts'
import type { Report } from './report/report.ts'
import { type DeviatingProxy, type Deviation, startDeviatingProxy } from './testing/deviatingProxy.ts'
import { askedOf, checkHere, linesOf } from './testing/sandboxCheck.ts'
import { codeDeviations } from './testing/seeded/codeDeviations.ts'
import { formDeviations } from './testing/seeded/formDeviations.ts'
import { orderDeviations } from './testing/seeded/orderDeviations.ts'
import { clockDeviations, wireDeviations } from './testing/seeded/wireDeviations.ts'

const clock = { nowMs: Date.UTC(2026, 4, 1), tickMs: 0 }

let sandbox: Sandbox
let proxy: DeviatingProxy
let brands: KnownBrands
beforeAll(async () => {
  sandbox = await startSandbox()
  proxy = await startDeviatingProxy(sandbox.origin, () => clock.nowMs)
  brands = await readBrands('watt', sandbox.origin)
})
afterAll(async () => {
  await proxy.close()
  await sandbox.close()
})

const reader = askedOf('').account

/** Checks with a deviation; only one about orders has to make some. */
async function checkWith(deviation: Deviation, how: 'reading' | 'writing'): Promise<Report> {
  proxy.play(deviation)
  const given = askedOf(proxy.origin)
  const asked = how === 'writing' ? given : { ...given, account: reader, writes: false }
  return checkHere(asked, brands, { now: () => clock.nowMs, tickMs: () => clock.tickMs })
}

const readingOnly = [...formDeviations, ...wireDeviations, ...clockDeviations(clock), ...codeDeviations]

test('a host that only passes on is as good as the service behind it', async () => {
  expect(linesOf(await checkWith({}, 'writing'), 'broken')).toEqual([])
})

test.each([
  ...readingOnly.map((seeded) => [...seeded, 'reading'] as const),
  ...orderDeviations.map((seeded) => [...seeded, 'writing'] as const),
])('%s is named', async (_title, deviation, subject, verdict, path, found, how) => {
  const report = await checkWith(deviation, how)
  const row = report.rows.find((each) => each.subject === subject)
  expect(row?.verdict).toBe(verdict)
  expect(row?.findings.find((each) => each.path === path && each.kind === verdict)?.found).toMatch(found)
  const broken = report.rows.filter((each) => each.verdict === 'broken').map((each) => each.subject)
  // The same order or the same code can stand in two lines.
  if (verdict === 'broken') expect(broken.length).toBeLessThanOrEqual(2)
  else expect(broken).toEqual([])
})
