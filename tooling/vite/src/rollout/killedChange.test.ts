import { cpSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rollBack, rollOut } from './changeHost.ts'
import { openHost, releaseFolder } from './hostFolder.ts'
import type { HostFolder } from './hostFolder.ts'
import { historyOf } from './hostHistory.ts'
import { linksOf } from './pointers.ts'
import { wholeFiles } from './putRelease.ts'
import { killedAt } from './testing/killedAt.ts'
import type { CountStep } from './testing/killedAt.ts'
import { plainRelease } from './testing/plainRelease.ts'

let folder = ''
let host: HostFolder
/** What the host's program has read, as `linksOf` says it. */
let read = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'topup-killed-'))
  for (const version of ['o', 'a', 'b', 'refused'])
    plainRelease(folder, { version, assets: { [`own-${version}.js`]: version, 'shared.js': 'shared' } })
  host = openHost(join(folder, 'host'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What players get, as `live` or as `live, canary`. */
const served = () => {
  const names = Object.values(linksOf(host)).map((name) => name?.replace('watt-', '') ?? 'nothing')
  return [...new Set(names)].join(', ')
}
const deps = (day: number, countStep: CountStep = () => {}) => ({
  nowMs: Date.parse('2026-03-01T00:00:00Z') + day * 24 * 60 * 60 * 1000,
  reload: () => {
    countStep()
    if (served().includes('refused')) return Promise.reject(new Error('no'))
    read = served()
    return Promise.resolve()
  },
})
type Command = (countStep?: CountStep) => Promise<unknown>
const out =
  (version: string, day: number): Command =>
  (countStep) =>
    rollOut(host, { folder: join(folder, `watt-${version}`), players: 'everyone' }, deps(day, countStep))
const canary =
  (version: string, day: number): Command =>
  (countStep) =>
    rollOut(host, { folder: join(folder, `watt-${version}`), players: 'canary' }, deps(day, countStep))
const back: Command = (countStep) => rollBack(host, deps(300, countStep))

/** What was done before. */
const live: Readonly<Record<'nothing' | 'a after o' | 'canary b' | 'b after a', readonly Command[]>> = {
  nothing: [],
  'a after o': [out('o', 0), out('a', 1)],
  'canary b': [out('o', 0), out('a', 1), canary('b', 2)],
  'b after a': [out('o', 0), out('a', 1), out('b', 2)],
}

/** For a command that was killed before it had begun, on its way, and after it was written down as done. */
type ByProgress = readonly [notBegun: string, onItsWay: string, done: string]

interface Row {
  readonly name: string
  readonly from: keyof typeof live
  readonly command: Command
  /** What comes of the same command again, and of a rollback after that. */
  readonly again: ByProgress
  readonly thenBack: ByProgress
  /** What comes of a rollback in place of it. */
  readonly back: ByProgress
}
const always = (outcome: string): ByProgress => [outcome, outcome, outcome]
const none = 'There is no release before this one'

const rows: readonly Row[] = [
  {
    name: 'the first rollout',
    from: 'nothing',
    command: out('a', 3),
    again: always('a'),
    thenBack: always(none),
    back: always(none),
  },
  {
    name: 'a rollout that deletes old files',
    from: 'a after o',
    command: out('b', 99),
    again: always('b'),
    thenBack: always('a'),
    back: ['o', 'a', 'a'],
  },
  {
    name: 'a canary',
    from: 'a after o',
    command: canary('b', 3),
    again: always('a, b'),
    thenBack: always('a'),
    back: ['o', 'a', 'a'],
  },
  {
    name: 'a canary that all players get',
    from: 'canary b',
    command: out('b', 3),
    again: always('b'),
    thenBack: always('a'),
    back: always('a'),
  },
  {
    name: 'a rollout of an older release',
    from: 'b after a',
    command: out('a', 3),
    again: always('a'),
    thenBack: always('b'),
    back: ['a', 'b', 'b'],
  },
  {
    name: 'a rollback',
    from: 'b after a',
    command: back,
    again: always('a'),
    thenBack: always('o'),
    back: always('a'),
  },
  {
    name: 'a rollback of a canary',
    from: 'canary b',
    command: back,
    again: always('a'),
    thenBack: always('o'),
    back: always('a'),
  },
  {
    name: 'a rollout that the host refuses',
    from: 'a after o',
    command: out('refused', 3),
    again: always('no'),
    thenBack: ['o', 'a', 'a'],
    back: ['o', 'a', 'a'],
  },
]

const kept = (name: string) => join(folder, name)
function put(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
}

/** The lock names this process, which is still there. */
function processIsGone(): void {
  const lock = join(host, '.lock')
  if (!readdirSync(host).includes('.lock')) return
  const found = readlinkSync(lock)
  rmSync(lock)
  symlinkSync(found.replace(/^\d+@/, '4194305@'), lock)
}

/** What came of a command: what players get then, or why it stopped. */
async function outcomeOf(command: Command): Promise<string> {
  const problem = await command().then(
    () => null,
    (error: Error) => error.message.replace(/ in .*|\n.*/s, ''),
  )
  for (const name of Object.values(linksOf(host))) if (name !== null) wholeFiles(releaseFolder(host, name))
  if (problem !== null) return problem
  expect(read).toBe(served())
  expect(readdirSync(host).toSorted()).toEqual(['assets', 'canary', 'history.json', 'live', 'releases'])
  return served()
}

/** How far a command came that was killed, as `ByProgress` has it. */
function progress(before: string): 0 | 1 | 2 {
  const history = historyOf(host)
  if (history.at(-1)?.isUnfinished === true) return 1
  return JSON.stringify(history) === before ? 0 : 2
}

test.each(rows)('$name, killed at any step, can be run again and taken back', async (row) => {
  rmSync(host, { recursive: true })
  openHost(host)
  for (const command of live[row.from]) await command()
  const before = JSON.stringify(historyOf(host))
  put(host, kept('before'))
  let step = 1
  for (; await killedAt(step, row.command); step += 1) {
    processIsGone()
    put(host, kept('killed'))
    const came = progress(before)
    const outcomes = [await outcomeOf(row.command), await outcomeOf(back)]
    put(kept('killed'), host)
    outcomes.push(await outcomeOf(back))
    const expected = [row.again, row.thenBack, row.back].map((each) => each[came])
    expect(outcomes, `killed in step ${step}`).toEqual(expected)
    put(kept('before'), host)
  }
  expect(step).toBeGreaterThan(10)
})

test('a killed rollback goes no further either where the host has refused the repeat in between', async () => {
  const refused: Command = () =>
    rollBack(host, { ...deps(300), reload: () => Promise.reject(new Error('not now')) })
  rmSync(host, { recursive: true })
  openHost(host)
  for (const command of live['b after a']) await command()
  put(host, kept('before'))
  for (let step = 1; await killedAt(step, back); step += 1) {
    processIsGone()
    await expect(refused()).rejects.toThrow('not now')
    expect(await outcomeOf(back), `killed in step ${step}`).toBe('a')
    put(kept('before'), host)
  }
})
