import { expect, test } from 'vitest'
import { reloadWhenThere } from './reloadWhenThere.ts'

type Host = () => Promise<Response>
const answers: Host = async () => new Response()

/** Requests a reload from a host; counts the reloads and records the requests. */
async function reloadAt(host: Host, canGo: () => boolean) {
  const asked: unknown[] = []
  let reloads = 0
  const location = { origin: 'https://pay.store.example', reload: () => (reloads += 1) }
  await reloadWhenThere(
    {
      location: location as unknown as Location,
      fetch: (...given) => {
        asked.push(given)
        return host()
      },
    },
    canGo,
  )
  return { reloads, asked }
}

test.each<[string, Host, number]>([
  ['answers', answers, 1],
  ['refuses', async () => new Response(null, { status: 503 }), 0],
  ['is silent', () => Promise.reject(new TypeError('Failed to fetch')), 0],
])('a host that %s: %#', async (_what, host, expected) => {
  const { reloads, asked } = await reloadAt(host, () => true)
  expect(reloads).toBe(expected)
  expect(asked).toEqual([['https://pay.store.example', { method: 'HEAD', cache: 'no-store' }]])
})

test('a page on which something began while it waited for the host is not reloaded', async () => {
  let isBusy = false
  const { reloads } = await reloadAt(
    () => {
      isBusy = true
      return answers()
    },
    () => !isBusy,
  )
  expect(reloads).toBe(0)
})
