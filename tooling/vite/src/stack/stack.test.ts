import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DeviceReport } from '@topup/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseReports } from './parseReports.ts'
import { readReleaseMaps } from './releaseMaps.ts'
import { readStackArguments } from './readStackArguments.ts'
import { stackText } from './stackText.ts'

const version = '1b2c3d4e5f-0a1b2c3d4e5f'
const debugId = '01234567-89ab-4cde-8f01-23456789abcd'

/** Its first line maps column 10 to line 7, column 5 of `buy.ts`, and the name `tapBuy`. */
const map = {
  version: 3,
  names: ['tapBuy'],
  sources: ['../../../../packages/flows/src/buy.ts'],
  mappings: 'UAMIA',
  debugId,
}
const report: DeviceReport = {
  release: version,
  brand: 'watt',
  environment: 'production',
  engine: { family: 'webkit', major: 12 },
  language: 'ja',
  entries: [
    {
      kind: 'error',
      route: 'recharge',
      name: 'TypeError',
      frames: [
        { file: 'store-Ab1.js', line: 1, column: 11 },
        { file: 'index.html', line: 3, column: 1 },
        { file: 'old-Ab1.js', line: 1, column: 1 },
      ],
    },
    {
      kind: 'code',
      route: 'my',
      name: 'TypeError',
      frames: [{ file: 'runtime-Ab1.js', line: 0, column: 0 }],
    },
    { kind: 'policy', route: 'home', name: 'img-src', blocked: 'http', frames: [] },
    { kind: 'vital', route: 'home', name: 'LCP', value: 1210 },
  ],
}

let release: string
beforeAll(() => {
  release = mkdtempSync(join(tmpdir(), 'stack-'))
  mkdirSync(join(release, 'sourcemaps/assets'), { recursive: true })
  const debugIds = {
    'assets/store-Ab1.js': debugId,
    'assets/other-Ab1.js': 'another',
    'assets/runtime-Ab1.js': 'r',
  }
  writeFileSync(join(release, 'manifest.json'), JSON.stringify({ brand: 'watt', version, debugIds }))
  for (const name of ['store', 'other'])
    writeFileSync(join(release, `sourcemaps/assets/${name}-Ab1.js.map`), JSON.stringify(map))
})
afterAll(() => rmSync(release, { recursive: true }))

test('each place is led back to the sources, with the debug id of its script', () => {
  expect(stackText([report], readReleaseMaps(release)).split('\n')).toEqual([
    `watt ${version} production, webkit 12, ja`,
    '  error TypeError at recharge',
    `    packages/flows/src/buy.ts:7:5 tapBuy  (store-Ab1.js:1:11, debug id ${debugId})`,
    '    index.html:3:1, an inline script or the page itself, which has no map',
    '    old-Ab1.js:1:1, a file that this release does not have',
    '  code TypeError at my',
    '    runtime-Ab1.js:0:0, debug id r',
    '  policy img-src by http at home',
    '  vital LCP 1210 at home',
  ])
})

test('a map of another script is refused', () => {
  const maps = readReleaseMaps(release)
  expect(() => maps.resolve({ file: 'other-Ab1.js', line: 1, column: 11 })).toThrow('is of another script')
})

test('reports of another release are named and left out, and nothing else is an error', () => {
  const other = { ...report, release: 'older' }
  expect(stackText([other, report], readReleaseMaps(release))).toContain('Left out: reports of older')
  expect(() => stackText([other], readReleaseMaps(release))).toThrow(
    `The release is ${version}, and the reports are of older`,
  )
})

test('a file holds a report, a list of them, or what the sandbox gives', () => {
  for (const form of [report, [report], { total: 1, list: [{ atMs: 1, report }] }])
    expect(parseReports(JSON.stringify(form))).toEqual([report])
  for (const text of ['', 'x', '{}', '[{}]', JSON.stringify({ ...report, url: 'x' })])
    expect(() => parseReports(text)).toThrow('The file holds no report')
})

test('a folder without a manifest is no release', () => {
  expect(() => readReleaseMaps(join(release, 'sourcemaps'))).toThrow('is no release')
})

test('file and release are read from the command line, and both are wanted', () => {
  expect(readStackArguments(['a.json', '--release', 'releases/x'])).toEqual({
    reports: 'a.json',
    release: 'releases/x',
  })
  for (const given of [[], ['a.json'], ['--release', 'x'], ['a', 'b', '--release', 'x']])
    expect(() => readStackArguments(given)).toThrow('Name one file of reports')
})
