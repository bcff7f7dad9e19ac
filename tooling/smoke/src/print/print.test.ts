import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { brokenStep, buildReport, buildStep } from '../testing/buildReport.ts'
import { printTable } from './printTable.ts'
import { prepareFolder, writeFileIn, writeReport } from './reportFolder.ts'
import { writeJunit } from './writeJunit.ts'
import { writeStartPage } from './writeStartPage.ts'
import { writeStorePage } from './writeStorePage.ts'

const skipped = buildStep({
  group: 'player',
  name: 'login',
  verdict: 'skipped',
  note: 'no account was given',
})
const broken = buildReport({ brand: 'ko', steps: [buildStep(), brokenStep, skipped] })

describe('the table', () => {
  test('of one store has a line for each step, and under it what is wrong', () => {
    expect(printTable([broken]).split('\n')).toEqual([
      '',
      'store',
      '  ok            reachable    1.2 s',
      '',
      'new layout',
      '  FAULT         /my          1.2 s',
      '                  console: It <broke>',
      '                  call: GET https://a.example/b: 500',
      '',
      'player',
      '  not looked at login        1.2 s  no account was given',
      '',
      'FAULT  ko           https://demo-pay.watt.example demo, 1 ok, 2 faults, 1 not looked at, 65.4 s',
    ])
  })

  test('of several stores has a line for each, and the faults', () => {
    expect(printTable([buildReport(), broken]).split('\n')).toEqual([
      'ok     watt         https://demo-pay.watt.example demo, 1 ok, no fault, 65.4 s',
      'FAULT  ko           https://demo-pay.watt.example demo, 1 ok, 2 faults, 1 not looked at, 65.4 s',
      '         new layout, /my: console: It <broke>',
      '         new layout, /my: call: GET https://a.example/b: 500',
      '',
      '2 stores, 1 with faults',
    ])
  })
})

test('JUnit has a suite for each store and a case for each step', () => {
  const xml = writeJunit([broken])
  expect(xml).toContain('tests="3" failures="1" errors="0" skipped="1" time="65.432"')
  expect(xml).toContain('name="/my" time="1.234"><failure message="console: It &lt;broke&gt;">')
  expect(xml).toContain('<skipped message="no account was given"/>')
  expect(xml.match(/<testcase /g)).toHaveLength(3)
})

test('a start page shows a phone for each store, with its verdict and the way to its page', () => {
  const pictures = [
    { device: 'desktop', file: '1.jpg' },
    { device: 'phone', file: '2.jpg' },
  ] as const
  const html = writeStartPage([
    { report: buildReport({ steps: [buildStep({ pictures })] }), folder: '1-watt' },
    { report: broken, folder: '2-ko' },
  ])
  expect(html).toContain('<a class="ok" href="1-watt/index.html"><img src="1-watt/2.jpg"')
  expect(html).toContain('<a class="fault" href="2-ko/index.html"><p>No picture</p>')
  expect(html).toContain('1 of 2 have faults.')
})

test('the page of a store lists console errors and failed calls apart, and lets no markup in', () => {
  const html = writeStorePage(broken)
  expect(html).toMatch(
    /Errors in the console<\/h2>\s*<ul class="faults"><li>new layout, \/my: It &lt;broke&gt;/,
  )
  expect(html).toMatch(/Calls that failed<\/h2>\s*<ul class="faults"><li>new layout, \/my: GET https/)
  expect(html).not.toContain('<broke>')
})

describe('the folder', () => {
  let folder = ''
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'report-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  test('of an earlier report is used again, and holds the new one alone', () => {
    prepareFolder(folder)
    writeFileSync(join(folder, 'old.jpg'), '')
    prepareFolder(folder)
    writeReport(folder, [{ report: broken, folder: '1-ko' }])
    expect(() => readFileSync(join(folder, 'old.jpg'))).toThrow('ENOENT')
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('1-ko/index.html')
    expect(JSON.parse(readFileSync(join(folder, 'smoke.json'), 'utf8'))).toHaveLength(1)
  })

  test('of a file is made where it is not there', () => {
    const file = join(folder, 'results/smoke/junit.xml')
    writeFileIn(file, '<testsuites/>')
    expect(readFileSync(file, 'utf8')).toBe('<testsuites/>')
  })

  test('that holds something else is left alone', () => {
    writeFileSync(join(folder, 'letters.txt'), 'dear')
    expect(() => prepareFolder(folder)).toThrow('Name another folder with --out')
    expect(readFileSync(join(folder, 'letters.txt'), 'utf8')).toBe('dear')
  })
})
