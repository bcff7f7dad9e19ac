import { getLoginConfig, getPageConfig, getReplenishmentInfo } from '@topup/api-client/contract'
import { type Sandbox, startSandbox } from '@topup/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Report } from './report/report.ts'
import { type CheckedBrand, readBrand } from './target/target.ts'
import { changing, deviatingFetch, type Deviation } from './testing/deviations.ts'
import { askedOf, checkHere, linesOf } from './testing/sandboxCheck.ts'

let sandbox: Sandbox
let brand: CheckedBrand | null
beforeAll(async () => {
  sandbox = await startSandbox()
  brand = await readBrand('watt', sandbox.origin)
})
afterAll(() => sandbox.close())

const reader = askedOf('').account

function checkWith(deviation: Deviation, options: Partial<ReturnType<typeof askedOf>> = {}): Promise<Report> {
  const given = { ...askedOf(sandbox.origin), account: reader, writes: false, ...options }
  return checkHere(given, brand, { fetch: deviatingFetch(deviation) })
}

/** Every path of an area is one that the service does not know. */
const without = (path: RegExp, status: number, body: string): Deviation => ({
  answers: (answer) => {
    if (!path.test(answer.path)) return
    answer.status = status
    answer.body = body
  },
})

const links = /replenishment|\/api\/ingame\//i
const linkCalls = [
  'getReplenishmentCountryList',
  'getReplenishmentGameList',
  'getReplenishmentInfo',
  'ingameAuth',
  'ingameTwitterAuth',
]
const notesOf = ({ rows }: Report, subjects: readonly string[]) =>
  rows.flatMap(({ subject, verdict, note }) => (subjects.includes(subject) ? [`${verdict}: ${note}`] : []))

const unknown = [
  ['by the HTTP status 404', 404, '<h1>Not Found</h1>', 'the HTTP status 404'],
  ['by a code of its own', 200, '{"code":-1,"msg":"unknown call","content":null}', 'the code -1'],
] as const

test.each(unknown)(
  'payment links that a service does not know, %s, are not offered',
  async (_how, status, body, said) => {
    const report = await checkWith(without(links, status, body))
    const note = `notAsked: not offered: ${said} for an unknown payment link; --link names one where there are some`
    const subjects = [...linkCalls, 'an unknown payment link']
    expect(notesOf(report, subjects)).toEqual(subjects.map(() => note))
    expect(linesOf(report, 'broken')).toEqual([])
  },
)

/** A service that checks no real names. */
const unchecked = changing(getPageConfig, 'content.real_name_url', () => null)

test.each(unknown)(
  'visits from inside a game that a service does not know, %s, are not offered',
  async (_how, status, body, said) => {
    const visits = without(/get_user_info/, status, body)
    const report = await checkWith({
      answers: (answer) => [visits, unchecked].forEach(({ answers }) => answers?.(answer)),
    })
    const note = `notAsked: not offered: ${said} for an unknown token; the page config has no real_name_url`
    expect(notesOf(report, ['getUserInfo', 'an unknown token'])).toEqual([note, note])
    expect(linesOf(report, 'broken')).toEqual([])
  },
)

test('they are broken where the page config leads to a real-name check', async () => {
  const report = await checkWith(without(/get_user_info/, 404, ''))
  expect(linesOf(report, 'broken').map((line) => line.split(':')[0])).toEqual([
    'getUserInfo',
    'an unknown token',
  ])
})

test('characters are not asked for by server where each names its own', async () => {
  const report = await checkWith(without(/getRoleList/, 404, ''))
  expect(notesOf(report, ['getRoleList'])).toEqual([
    'notAsked: allRoleList names the server of each character',
  ])
  expect(linesOf(report, 'broken')).toEqual([])
})

test('they are broken where a payment link was named', async () => {
  const report = await checkWith(without(links, 404, ''), { linkId: 'link-1' })
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

test.each(unknown)(
  'a call that the store does without, and that a service does not know, %s, is not offered',
  async (_how, status, body, said) => {
    const calls = {
      getLoginConfig: "the store offers the logins of the brand's facts",
      getCountryList: "the store shows the browser's names",
      getGameLogo: 'the store shows a drawing',
      evokeGame: 'the store shows no way back into the game',
      trackEvent: 'the store waits for none',
      trackOrder: 'the store waits for none',
    }
    const absent = without(/login_config|getCountryList|game_logo|evoke|dot\.php|api\.php/, status, body)
    const report = await checkWith(absent, { account: askedOf('').account, writes: true })
    const notes = Object.fromEntries(Object.keys(calls).map((call) => [call, notesOf(report, [call]).join()]))
    expect(notes).toEqual(
      Object.fromEntries(
        Object.entries(calls).map(([call, does]) => [call, `notAsked: not offered: ${said}; ${does}`]),
      ),
    )
    expect(linesOf(report, 'broken')).toEqual([])
  },
)
