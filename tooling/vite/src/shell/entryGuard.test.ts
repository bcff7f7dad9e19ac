import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { entryGuard } from './documentPlugin.ts'

/** Runs the guard in a page at this address and tells what it left. */
function open(search: string, hash = '', pathname = '/selectGoods') {
  const addresses: string[] = []
  const page: Record<string, unknown> = {
    location: { pathname, search, hash },
    history: { replaceState: (_state: unknown, _title: string, address: string) => addresses.push(address) },
  }
  page['window'] = page
  runInNewContext(entryGuard(), page)
  return { addresses, entry: page['topupEntry'], fragment: page['topupFragment'] }
}

describe('the guard in the document', () => {
  test.each([
    ['a token', '?visit=sdk&oauth_token=secret', ''],
    ['a token whose name is escaped', '?oauth%5Ftoken=secret', ''],
    ['a login code', '?code=secret&state=s', ''],
    ['a code in the fragment', '?client_id=1', '#code=secret'],
    ['a token behind an escaped ampersand', '?client_id=1&amp;oauth_token=secret', ''],
    ['a token behind a second question mark', '?client_id=1?oauth_token=secret', ''],
    ['a token beside broken escapes', '?client_id=%E0%A4%A&oauth_token=secret', ''],
  ])('takes %s out of the address and keeps the link for the store', (_, search, hash) => {
    const left = open(search, hash)
    expect(left).toEqual({ addresses: ['/selectGoods'], entry: search, fragment: hash })
  })

  test.each([
    ['//', '/'],
    ['//selectGoods', '/selectGoods'],
    ['///selectGoods//', '/selectGoods'],
    ['/my/', '/my'],
    ['/index.html', '/'],
  ])('puts the path %s right as %s, with and without a secret', (path, expected) => {
    expect(open('?client_id=1', '#a', path).addresses).toEqual([`${expected}?client_id=1#a`])
    expect(open('?oauth_token=secret', '', path)).toMatchObject({
      addresses: [expected],
      entry: '?oauth_token=secret',
    })
  })

  test.each([
    ['', ''],
    ['?client_id=1&domain_area=sea', ''],
    ['?discode=1', '#goods'],
  ])('leaves an address without secrets alone: %s%s', (search, hash) => {
    expect(open(search, hash)).toEqual({ addresses: [], entry: undefined, fragment: undefined })
  })
})
