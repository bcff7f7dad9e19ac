import { expect, test } from 'vitest'
import { takeEntry } from './readVisit.ts'

/** A page at this address, and the address that it came with where the guard has taken it away. */
function fakeWindow(at: { pathname?: string; search?: string; hash?: string }, came?: typeof at) {
  const visited: unknown[] = []
  const place = (of: typeof at) => ({ pathname: '/selectGoods', search: '', hash: '', ...of })
  const browser = {
    location: place(at),
    history: {
      state: { key: 'x' },
      replaceState: (state: unknown, _title: string, url: string) => visited.push([state, url]),
    },
    ...(came === undefined ? {} : { topupCame: place(came) }),
  }
  return { browser: browser as unknown as Window, visited }
}

test('secrets leave the address bar and are handed over', () => {
  const { browser, visited } = fakeWindow({ search: '?client_id=1&oauth_token=secret' })
  expect(takeEntry(browser).search).toBe('?client_id=1&oauth_token=secret')
  expect(visited).toEqual([[{ key: 'x' }, '/selectGoods?client_id=1']])
})

test('what the guard took out is handed over once', () => {
  const { browser, visited } = fakeWindow({}, { search: '?client_id=1&oauth_token=secret', hash: '#code=x' })
  expect(takeEntry(browser)).toEqual({ search: '?client_id=1&oauth_token=secret', fragment: '#code=x' })
  expect(browser.topupCame).toBeUndefined()
  expect(visited).toEqual([[{ key: 'x' }, '/selectGoods?client_id=1']])
})

test('a damaged address is put right, and its fragment leaves', () => {
  const { browser, visited } = fakeWindow({ pathname: '//MY/', search: '?Client_id=1.', hash: '#state=x' })
  expect(takeEntry(browser)).toEqual({ search: '?client_id=1', fragment: '#state=x' })
  expect(visited).toEqual([[{ key: 'x' }, '/my?client_id=1']])
})

test('an address that is right stays', () => {
  const { browser, visited } = fakeWindow({ search: '?client_id=1' })
  takeEntry(browser)
  expect(visited).toEqual([])
})
