import { expect, test } from 'vitest'
import { getPageConfig } from '../contract/config.ts'
import type { PreparedCall, Reading } from '../http/prepareCall.ts'
import { abortError } from '../http/wait.ts'
import { callWithRetries, tryTimeoutMs } from './callWithRetries.ts'

type Call = PreparedCall<typeof getPageConfig>
type Answer = Reading<typeof getPageConfig>

const unreachable: Answer = { kind: 'unreachable' }
const foreign: Answer = { kind: 'notAnEnvelope', expected: 'an envelope' }
const rejected: Answer = { kind: 'rejected', code: -600, message: '', content: null }

/** Gives the answers in order and then repeats the last one; records attempts and pauses in order. */
async function play(answers: readonly [Answer, ...Answer[]], hosts: readonly [string, ...string[]]) {
  const log: string[] = []
  let tries = 0
  const call: Call = {
    endpoint: getPageConfig,
    attemptAt: async (origin, { ms }) => {
      log.push(`${origin} ${ms}`)
      tries += 1
      return answers[Math.min(tries, answers.length) - 1] ?? answers[0]
    },
  }
  const tried = await callWithRetries(call, {
    hosts,
    signal: undefined,
    random: () => 0.5,
    wait: async (ms) => {
      log.push(`pause ${ms}`)
    },
  })
  return { ...tried, log: log.map((line) => line.replace(` ${tryTimeoutMs}`, '')) }
}

test('the first good answer is the only call', async () => {
  expect(await play([rejected], ['a', 'b'])).toEqual({ reading: rejected, hostsTried: ['a'], log: ['a'] })
})

test.each([
  ['unreachable', unreachable],
  ['that speaks another language', foreign],
])('a host %s is asked twice more with pauses, then the next one', async (_case, trouble) => {
  expect(await play([trouble, trouble, trouble, rejected], ['a', 'b'])).toEqual({
    reading: rejected,
    hostsTried: ['a', 'b'],
    log: ['a', 'pause 4500', 'a', 'pause 4500', 'a', 'b'],
  })
})

test('a host that recovers ends the attempts', async () => {
  const { log, hostsTried } = await play([unreachable, rejected], ['a', 'b'])
  expect(log).toEqual(['a', 'pause 4500', 'a'])
  expect(hostsTried).toEqual(['a'])
})

test('when every host fails, the last outcome counts', async () => {
  const { reading, hostsTried, log } = await play([unreachable], ['a', 'b'])
  expect(reading).toEqual(unreachable)
  expect(hostsTried).toEqual(['a', 'b'])
  expect(log).toHaveLength(10)
})

test('a caller that aborts during a pause ends it', async () => {
  const leaving = new AbortController()
  const asked: string[] = []
  const call: Call = {
    endpoint: getPageConfig,
    attemptAt: async (origin) => {
      asked.push(origin)
      return unreachable
    },
  }
  const outcome = callWithRetries(call, {
    hosts: ['a'],
    signal: leaving.signal,
    random: () => 0,
    wait: (_ms, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(abortError()))
        leaving.abort()
      }),
  })
  await expect(outcome).rejects.toThrow('The caller aborted')
  expect(asked).toEqual(['a'])
})
