import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { entryGuard } from './documentPlugin.ts'

const guard = await entryGuard()

/** Runs the guard in a page at this address and tells what it left. */
function open(link: string, origin = 'https://store.example') {
  const addresses: string[] = []
  const gone: string[] = []
  const { pathname, search, hash, hostname, host, href } = new URL(origin + link)
  const page: Record<string, unknown> = {
    location: { pathname, search, hash, hostname, host, href, replace: (to: string) => gone.push(to) },
    history: { replaceState: (_state: unknown, _title: string, address: string) => addresses.push(address) },
  }
  page['window'] = page
  runInNewContext(guard, page)
  return { addresses, gone, came: page['topupCame'] }
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
    const left = open(`/selectGoods${search}${hash}`)
    expect(left).toEqual({
      addresses: ['/selectGoods'],
      gone: [],
      came: { pathname: '/selectGoods', search, hash },
    })
  })

  test.each([
    ['//MY/%3Foauth_token%3Dsecret', '/MY'],
    ['/my&oauth_token=secret', '/my'],
    ['/my/%2563ode%253Dsecret', '/my'],
    ['/my/code=secret', '/my'],
    ['/selectGoods/?oauth_token=secret', '/selectGoods'],
    ['/selectGoods%253Fcode%253Dsecret', '/selectGoods'],
    ['/@Star-fall?oauth_token=secret', '/@Star-fall'],
    ['/@starfall).#access_token=secret', '/@starfall'],
    ['/oauth_token/secret', '/'],
    ['/access_tokensecret', '/'],
    ['/code=secret', '/'],
    ['/mycode=secret&code=secret', '/'],
    ['/?code=secret', '/'],
  ])('leaves of %s its page alone', (link, left) => {
    const { addresses, came } = open(link)
    expect(addresses).toEqual([left])
    expect(JSON.stringify(came)).toContain('secret')
  })

  test('loads the store where it was to go, if an address cannot be rewritten', () => {
    const gone: string[] = []
    const refuse = () => {
      throw new Error('100 per 30 seconds')
    }
    const page: Record<string, unknown> & { history: Pick<History, 'replaceState'> } = {
      location: {
        pathname: '/my',
        search: '?code=secret',
        hash: '',
        hostname: 'a',
        host: 'a',
        href: 'https://a/my?code=secret',
        replace: (to: string) => gone.push(to),
      },
      history: { replaceState: refuse },
      URL,
    }
    page['window'] = page
    runInNewContext(guard, page)
    page.history.replaceState({ idx: 0 }, '')
    expect(gone).toEqual(['https://a/my'])
  })

  test.each([
    '/',
    '///selectgoods//?client_id=1#a',
    '/selectGoods?client_id=1&domain_area=sea',
    '/selectGoods?discode=1#goods',
    '/@starfall',
  ])('leaves %s alone', (link) => {
    expect(open(link)).toEqual({ addresses: [], gone: [], came: undefined })
  })

  test('goes from the full name of a host to the one that the store is known by', () => {
    expect(open('/my?client_id=1', 'https://store.example.').gone).toEqual([
      'https://store.example/my?client_id=1',
    ])
    expect(open('/', 'http://localhost.:5200').gone).toEqual(['http://localhost:5200/'])
  })
})
