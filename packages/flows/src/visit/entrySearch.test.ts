import { expect, test } from 'vitest'
import { takeEntrySearch } from './entrySearch.ts'

function fakeWindow(search: string, topupEntry?: string) {
  const visited: unknown[] = []
  const browser = {
    location: { search, pathname: '/selectGoods', hash: '#top' },
    history: {
      state: { key: 'x' },
      replaceState: (state: unknown, _title: string, url: string) => visited.push([state, url]),
    },
    ...(topupEntry === undefined ? {} : { topupEntry }),
  }
  return { browser: browser as unknown as Window, visited }
}

test('secrets leave the address bar and are handed over', () => {
  const { browser, visited } = fakeWindow('?client_id=1&oauth_token=secret')
  expect(takeEntrySearch(browser)).toBe('?client_id=1&oauth_token=secret')
  expect(JSON.stringify(visited)).not.toContain('secret')
  expect(visited).toHaveLength(1)
})

test('what the guard took out is handed over once', () => {
  const { browser, visited } = fakeWindow('?client_id=1', '?client_id=1&oauth_token=secret')
  expect(takeEntrySearch(browser)).toBe('?client_id=1&oauth_token=secret')
  expect(browser.topupEntry).toBeUndefined()
  expect(visited).toEqual([])
  expect(takeEntrySearch(browser)).toBe('?client_id=1')
})
