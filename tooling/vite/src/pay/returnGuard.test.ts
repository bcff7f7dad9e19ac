import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { returnGuard } from './payHtmlPlugin.ts'

/** Runs the guard in a pay document at this address and tells what it did. */
function open(search: string, hash = '') {
  const done: unknown[] = []
  runInNewContext(returnGuard(), {
    location: { pathname: '/pay.html', search, hash },
    history: {
      state: 'kept',
      replaceState: (state: unknown, _title: string, address: string) => done.push([state, address]),
    },
  })
  return done
}

test('what a bank sends back leaves the address, and stays with the entry of the history', () => {
  expect(open('?sessionId=CS1&redirectResult=X%21', '#B1')).toEqual([
    [{ topupReturn: '?sessionId=CS1&redirectResult=X%21' }, '/pay.html#B1'],
  ])
})

test('the token of a login stays neither in the address nor with the entry of the history', () => {
  expect(open('?oauth_token=secret&sessionId=CS1', '#B1')).toEqual([
    [{ topupReturn: '?&sessionId=CS1' }, '/pay.html#B1'],
  ])
  expect(open('', '#B1&OAuth%5Ftoken=secret')).toEqual([['kept', '/pay.html#B1&']])
})

/** Runs the guard where the browser refuses to rewrite an address. */
function openRefused(search: string, hash = '') {
  const loaded: string[] = []
  const window: { topupReturn?: string } = {}
  runInNewContext(returnGuard(), {
    window,
    location: { pathname: '/pay.html', search, hash, replace: (address: string) => loaded.push(address) },
    history: {
      state: null,
      replaceState: () => {
        throw new Error('SecurityError')
      },
    },
  })
  return { loaded, kept: window.topupReturn }
}

test('where an address cannot be rewritten, what a bank sent is kept by the document, and a token leaves all the same', () => {
  expect(openRefused('?sessionId=CS1', '#B1')).toEqual({ loaded: [], kept: '?sessionId=CS1' })
  expect(openRefused('?oauth_token=secret&sessionId=CS1', '#B1')).toEqual({
    loaded: ['/pay.html?&sessionId=CS1#B1'],
  })
  expect(openRefused('', '#B1&id_token=secret')).toEqual({ loaded: ['/pay.html#B1&'] })
})

test('an address without a query is left alone, with the state that it had', () => {
  expect(open('', '#B1')).toEqual([])
})
