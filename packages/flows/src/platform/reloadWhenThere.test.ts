import { expect, test } from 'vitest'
import { reloadWhenThere } from './reloadWhenThere.ts'

test.each<[string, () => Promise<Response>, number]>([
  ['answers', async () => new Response(), 1],
  ['refuses', async () => new Response(null, { status: 503 }), 0],
  ['is silent', () => Promise.reject(new TypeError('Failed to fetch')), 0],
])('a host that %s: %#', async (_what, fetch, expected) => {
  const asked: unknown[] = []
  let reloads = 0
  const location = { origin: 'https://pay.store.example', reload: () => (reloads += 1) }
  await reloadWhenThere({
    location: location as unknown as Location,
    fetch: (...given) => {
      asked.push(given)
      return fetch()
    },
  })
  expect(reloads).toBe(expected)
  expect(asked).toEqual([['https://pay.store.example', { method: 'HEAD', cache: 'no-store' }]])
})
