import { errors } from 'playwright'
import { expect, test } from 'vitest'
import { answerWhenAsked } from './answerWhenAsked.ts'

/** A page that opens when the test says so, and a question of which each look and each click ends as the test says. */
function setUp(outcomes: { readonly looks: readonly unknown[]; readonly clicks?: readonly unknown[] }) {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const done: string[] = []
  const act = (name: string, left: unknown[]) => () => {
    done.push(name)
    // The page opens where the list of looks ends.
    if (left.length === 0) open()
    const outcome = left.length === 0 ? new errors.TimeoutError('nothing') : left.shift()
    return outcome === 'ok' ? Promise.resolve() : Promise.reject(outcome)
  }
  const answer = {
    waitFor: act('look', [...outcomes.looks]),
    click: act('click', [...(outcomes.clicks ?? [])]),
  }
  return { answer, opened, done }
}

const late = new errors.TimeoutError('late')

test('a question that comes is answered once', async () => {
  const { answer, opened, done } = setUp({ looks: [late, 'ok'], clicks: ['ok'] })
  await answerWhenAsked(answer, opened)
  expect(done).toEqual(['look', 'look', 'click'])
})

test('where nothing is asked, the wait ends with the page that opens', async () => {
  const { answer, opened, done } = setUp({ looks: [late] })
  await answerWhenAsked(answer, opened)
  expect(done).toEqual(['look', 'look'])
})

test('a question that comes after the page is not answered', async () => {
  const clicks: string[] = []
  const answer = {
    waitFor: () => new Promise<void>((resolve) => void setImmediate(resolve)),
    click: async () => void clicks.push('click'),
  }
  await answerWhenAsked(answer, Promise.resolve())
  expect(clicks).toEqual([])
})

test('a click that fails fails nothing else, and one that came too late looks again', async () => {
  const closed = new Error('Target page has been closed')
  const broken = setUp({ looks: ['ok'], clicks: [closed] })
  await answerWhenAsked(broken.answer, broken.opened)
  expect(broken.done).toEqual(['look', 'click'])
  const again = setUp({ looks: ['ok', 'ok'], clicks: [late, 'ok'] })
  await answerWhenAsked(again.answer, again.opened)
  expect(again.done).toEqual(['look', 'click', 'look', 'click'])
})

test('a page that does not open ends the wait too', async () => {
  const done: string[] = []
  const answer = {
    waitFor: () => {
      done.push('look')
      return Promise.reject(late)
    },
    click: () => Promise.resolve(),
  }
  await answerWhenAsked(answer, Promise.reject(new Error('no page')))
  expect(done).toEqual(['look'])
})
