import { expect, test } from 'vitest'
import { decodeGameUrl } from './gameUrl.ts'

test.each([
  'https://starfall.example/open?order=1',
  'starfall://open',
  'com.example.starfall://order/1?from=store',
])('%s leads back into the game', (url) => {
  expect(decodeGameUrl({ url })).toBe(url)
})

test.each([
  null,
  undefined,
  '',
  'starfall',
  'starfall:open',
  'http://starfall.example/open',
  'javascript://%0aalert(1)',
  'JavaScript://x',
  ' javascript://x',
  'java\nscript://x',
  'data://text/html,x',
  'file:///etc/passwd',
  'intent://open#Intent;scheme=https;end',
  'ms-settings://x',
  'starfall://open\u202e',
  'starfall://a b',
])('%j leads nowhere', (url) => {
  expect(decodeGameUrl({ url })).toBeNull()
})

test('the sandbox may name a page of this machine', () => {
  const url = 'http://127.0.0.1:4280/provider/game/starfall'
  expect(decodeGameUrl({ url }, { allowLocalHosts: true })).toBe(url)
  expect(decodeGameUrl({ url })).toBeNull()
})
