import { expect, test } from 'vitest'
import { createHurry } from './createApiClient.ts'
import { abortError } from '../failover/createHttp.ts'

/** Work that ends only when it is told to, or when it is cut short. */
function work() {
  const turns: number[] = []
  let end = (_answer: string) => {}
  return {
    turns,
    end: (answer: string) => end(answer),
    run: (turn: number, signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        turns.push(turn)
        end = resolve
        signal.addEventListener('abort', () => reject(abortError()))
      }),
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('work that is hurried starts afresh at once, as often as the player wants', async () => {
  const hurry = createHurry()
  const { turns, run, end } = work()
  const answer = hurry.restartable(undefined, run)
  hurry.now()
  await settled()
  hurry.now()
  await settled()
  end('here')
  expect(await answer).toBe('here')
  expect(turns).toEqual([0, 1, 2])
})

test('the caller who gives up ends the work, also when it was hurried before', async () => {
  const hurry = createHurry()
  const caller = new AbortController()
  const { turns, run } = work()
  const answer = hurry.restartable(caller.signal, run)
  hurry.now()
  await settled()
  caller.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  hurry.now()
  expect(turns).toEqual([0, 1])
})

test('work whose caller has given up before is not begun', async () => {
  const caller = new AbortController()
  caller.abort()
  const { turns, run } = work()
  await expect(createHurry().restartable(caller.signal, run)).rejects.toMatchObject({ name: 'AbortError' })
  expect(turns).toEqual([])
})

test('a failure that nobody hurried is the end', async () => {
  await expect(
    createHurry().restartable(undefined, () => Promise.reject(new Error('broken'))),
  ).rejects.toThrow('broken')
})
