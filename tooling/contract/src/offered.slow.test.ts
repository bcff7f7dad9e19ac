import { getLoginConfig, getReplenishmentInfo } from '@topup/api-client/contract'
import { type Sandbox, startSandbox } from '@topup/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KnownBrands } from './checkService.ts'
import { readBrands } from './readBrands.ts'
import type { Report } from './report/report.ts'
import { changing } from './testing/deviations.ts'
import { type Deviation, deviatingFetch } from './testing/deviatingFetch.ts'
import { askedOf, checkHere, linesOf } from './testing/sandboxCheck.ts'

let sandbox: Sandbox
let brands: KnownBrands
beforeAll(async () => {
  sandbox = await startSandbox()
  brands = await readBrands('watt', sandbox.origin)
})
afterAll(() => sandbox.close())

const reader = askedOf('').account

function checkWith(deviation: Deviation, linkId: string | null = null): Promise<Report> {
  const given = { ...askedOf(sandbox.origin), account: reader, writes: false, linkId }
  return checkHere(given, brands, { fetch: deviatingFetch(deviation) })
}

/** Every path of an area is one that the service does not know. */
const without = (path: RegExp, status: number, body: string): Deviation => ({
  answers: (answer) => {
    if (!path.test(answer.path)) return
    answer.status = status
    answer.body = body
  },
})

const links = /replenishment/i
const linkCalls = ['getReplenishmentCountryList', 'getReplenishmentGameList', 'getReplenishmentInfo']
const notesOf = ({ rows }: Report, subjects: readonly string[]) =>
  rows.flatMap(({ subject, verdict, note }) => (subjects.includes(subject) ? [`${verdict}: ${note}`] : []))

test.each([
  ['by the HTTP status 404', 404, '<h1>Not Found</h1>', 'the HTTP status 404'],
  ['by a code of its own', 200, '{"code":-1,"msg":"unknown call","content":null}', 'the code -1'],
])('payment links that a service does not know, %s, are not offered', async (_how, status, body, said) => {
  const report = await checkWith(without(links, status, body))
  const note = `notAsked: not offered: ${said} for an unknown payment link; --link names one where there are some`
  expect(notesOf(report, [...linkCalls, 'an unknown payment link'])).toEqual([note, note, note, note])
  expect(linesOf(report, 'broken')).toEqual([])
})

test('they are broken where a payment link was named', async () => {
  const report = await checkWith(without(links, 404, ''), 'link-1')
  expect(linesOf(report, 'broken').map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining([...linkCalls, 'an unknown payment link']),
  )
})

test('and where only a wrong answer comes', async () => {
  const broken: Deviation = {
    answers: (answer) => {
      if (answer.path === getReplenishmentInfo.path) answer.body = '{"icon":1}'
    },
  }
  expect(linesOf(await checkWith(broken), 'broken').map((line) => line.split(':')[0])).toContain(
    'getReplenishmentInfo',
  )
})

test('Twitter is not offered where the login config names no page to come back to', async () => {
  const report = await checkWith(changing(getLoginConfig, 'content.twitter_callback', () => ''))
  const note = 'notAsked: not offered: login_config names no twitter_callback'
  const calls = ['twitterAuth', 'twitterRedirect', 'ingameTwitterAuth', 'ingameTwitterRedirect']
  expect(notesOf(report, calls)).toEqual([note, note, note, note])
})
