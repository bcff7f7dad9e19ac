import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryParameters, parseQueryString, utmParameters } from './entryParameters.ts'
import { secretParameters } from './secretAddress.ts'
import { type LinkAddress, repairAddress } from './repairAddress.ts'
import { holdsSecret } from './secretAddress.ts'

/** An address as a browser reads it: in parts, and with escapes for what has no place in one. */
function addressOf(link: string): LinkAddress {
  const escaped = link.replace(/[^\x21-\x7e]|["<>]/gu, encodeURIComponent)
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(escaped) ?? []
  return { pathname, search, hash }
}

const repaired = (link: string): string => {
  const { pathname, search, hash } = repairAddress(addressOf(link))
  return pathname + search + hash
}

test.each([
  ['/', '/'],
  ['//', '/'],
  ['//selectGoods?client_id=1', '/selectGoods?client_id=1'],
  ['///selectGoods//#goods', '/selectGoods#goods'],
  ['/my/', '/my'],
  ['/MY', '/my'],
  ['/selectgoods', '/selectGoods'],
  ['/ReplenishGoods/?replenish_id=a', '/replenishGoods?replenish_id=a'],
  ['/index.html', '/'],
  ['/Index.html?client_id=1', '/?client_id=1'],
  ['/my/index.html', '/my'],
  ['/my)', '/my'],
  ['/)', '/'],
  ['/。', '/'],
  ['/my/).', '/my'],
  ['/selectGoods">', '/selectGoods'],
  ['/selectGoods，点击购买', '/selectGoods'],
  ['/@starfall).', '/@starfall'],
  ['/@Star-fall/', '/@Star-fall'],
  ['/%40starfall', '/@starfall'],
  ['/select%47oods', '/selectGoods'],
  ['/selectGoods%3Fclient_id%3Dwatt-x%26visit%3Dsdk', '/selectGoods?client_id=watt-x&visit=sdk'],
  ['/selectGoods%253Fclient_id%253D1', '/selectGoods?client_id=1'],
  ['/selectGoods&amp;client_id=1', '/selectGoods?client_id=1'],
  ['/client_id=1', '/?client_id=1'],
  ['/selectGoods?client_id%3D1%26visit%3Dsdk', '/selectGoods?client_id=1&visit=sdk'],
  ['/selectGoods#client_id=1&visit=sdk', '/selectGoods?client_id=1&visit=sdk'],
  ['/#/selectGoods?client_id=1', '/selectGoods?client_id=1'],
  ['/#/my', '/my'],
  ['/#!/MY/', '/my'],
  ['/my#/selectGoods', '/my#/selectGoods'],
  ['/#/nothing', '/#/nothing'],
  ['/(my)', '/my'],
  ['/\u200Bmy', '/my'],
  ['/«my»', '/my'],
  ['/replenishGoods?replenish_id=X)&fbclid=1', '/replenishGoods?replenish_id=X&fbclid=1'],
  ['/selectGoods?client_id=1.&visit=sdk)', '/selectGoods?client_id=1&visit=sdk'],
  ['/selectGoods?CLIENT_ID=1&utm_source=A', '/selectGoods?client_id=1&utm_source=A'],
  ['/selectGoods?Client_Id=1&UTM_Source=A.', '/selectGoods?client_id=1&utm_source=A.'],
  ['/selectGoods?OAuth_Token=s', '/selectGoods?oauth_token=s'],
  // Which of the two is meant is in doubt, but for the one that is spelt right.
  ['/selectGoods?CLIENT_ID=1&client_id=2', '/selectGoods?CLIENT_ID=1&client_id=2'],
  ['/selectGoods?CAMPAIGN=1', '/selectGoods?CAMPAIGN=1'],
  ['/selectGoods?client_id=%221%22', '/selectGoods?client_id=1'],
  ['/selectGoodshttps://a.example/my', '/selectGoods'],
  ['/myHTTPS:/a.example', '/my'],
  [
    '/selectGoods?client_id=a-1https://a.example/selectGoods?client_id=a-1',
    '/selectGoods?client_id=a-1&client_id=a-1',
  ],
  ['/selectGoods?client_id=https://a.example', '/selectGoods?client_id=https'],
  ['/selectGoods?client_id=\u200E1', '/selectGoods?client_id=1'],
  ['/selectGoods?visit=sdk&amp;amp;client_id=1', '/selectGoods?visit=sdk&client_id=1'],
  ['/selectGoods?visit=sdk&#38;client_id=1', '/selectGoods?visit=sdk&client_id=1'],
  ['/selectGoods?visit=sdk&#038;client_id=1', '/selectGoods?visit=sdk&client_id=1'],
  ['/selectGoods?client_id%3D1&visit=sdk', '/selectGoods?client_id=1&visit=sdk'],
  ['/selectGoods?visit=sdk&client_id%3Dwatt-x', '/selectGoods?visit=sdk&client_id=watt-x'],
  ['/my_', '/my'],
  ['/_selectGoods_?client_id=1', '/selectGoods?client_id=1'],
  ['/select-goods', '/selectGoods'],
  ['/@star_', '/@star_'],
  ['/selectGoods?fbclid%3D1', '/selectGoods?fbclid=1'],
  ['/selectGoods?client_id=1&oauth_token%3Da%252Bb', '/selectGoods?client_id=1&oauth_token=a%2Bb'],
  [
    '/selectGoods?client_id%3D1%26server_id%3D2&fbclid=abc',
    '/selectGoods?client_id=1&server_id=2&fbclid=abc',
  ],
  [
    '/selectGoods?visit=sdk&#038;client_id=1&#038;server_id=3',
    '/selectGoods?visit=sdk&client_id=1&server_id=3',
  ],
  ['/selectGoods#?client_id=1', '/selectGoods?client_id=1'],
  ['/replenishGoods?replenish_id=abc)', '/replenishGoods?replenish_id=abc'],
  ['/replenishGoods?replenish_id=abc==.', '/replenishGoods?replenish_id=abc%3D%3D'],
  ['/replenishGoods?replenish_id=abc">', '/replenishGoods?replenish_id=abc'],
  ['/selectGoods?visit=sdk&amp;client_id=1,', '/selectGoods?visit=sdk&client_id=1'],
  ['/selectGoods?client_id=1。谢谢', '/selectGoods?client_id=1'],
  ['/selectGoods?utm_campaign=(a)', '/selectGoods?utm_campaign=(a)'],
  ['/selectGoods?client_id=%3Cimg%3E', '/selectGoods?client_id=%3Cimg%3E'],
  ['/selectGoods#_=_', '/selectGoods#_=_'],
  ['/nothing/here/', '/nothing/here'],
  ['/my/orders', '/my/orders'],
  ['/mybox', '/mybox'],
  ['/oauth_token/secret', '/showError'],
])('%s is meant as %s', (link, meant) => {
  expect(repaired(link)).toBe(meant)
})

test('every parameter that is read is an id here, free text of a campaign, or a secret', () => {
  const others = [...entryParameters.keys()].filter((name) => repaired(`/?${name}=sdk)`) !== `/?${name}=sdk`)
  expect(others).toStrictEqual([...utmParameters])
})

const escaped = (text: string) => text.replace(/[?&=_%]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
type Mangle = (path: string, pairs: readonly string[], fragment: string) => string
const link: Mangle = (path, pairs, fragment) => `${path}?${pairs.join('&')}${fragment}`

/** A parameter whose name is in capitals. */
const shouted = (pair: string) => pair.replace(/^\w+/, (name) => name.toUpperCase())

/** What happens to links on their way; each leaves them as clear as they were. */
const mangles: readonly Mangle[] = [
  link,
  (path, ...rest) => link(`/${path}`, ...rest),
  (path, ...rest) => link(`//${path}//`, ...rest),
  (path, ...rest) => link(`${path}/`, ...rest),
  (path, ...rest) => link(path.toUpperCase(), ...rest),
  (path, ...rest) => link(path.toLowerCase(), ...rest),
  (path, ...rest) => link(`${path}/index.html`, ...rest),
  (path, ...rest) => link(`${path})`, ...rest),
  (path, pairs, ...rest) => link(path, pairs.map(shouted), ...rest),
  (path, pairs, fragment) => `${path}?${pairs.join('&amp;')}${fragment}`,
  (path, pairs, fragment) => `${path}??${pairs.join('&')}${fragment}`,
  (path, pairs, fragment) => `${path}?${pairs.join('?')}${fragment}`,
  (path, pairs, fragment) => `${path}&${pairs.join('&')}${fragment}`,
  (path, pairs, fragment) => path + escaped(`?${pairs.join('&')}`) + fragment,
  (path, pairs, fragment) => path + escaped(escaped(`?${pairs.join('&')}`)) + fragment,
  (path, pairs, fragment) => `${path}?${escaped(pairs.join('&'))}${fragment}`,
  (path, pairs, fragment) => `${path}?${pairs.join('&').replaceAll('_', '%5F')}${fragment}`,
  (path, pairs) => `${path}#${pairs.join('&')}`,
  (path, pairs) => `${path}#?${pairs.join('&')}`,
]
/** These stand behind a link in a sentence. */
const behind = ['', ')', '.', ',', '>', '"', ').', '。', '」']
const pages = ['/selectGoods', '/my', '/replenishGoods', '/certifiedReal', '/']
const ids = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('client_id', 'server_id', 'role_id', 'replenish_id'),
    value: fc.stringMatching(/^\w{1,12}$/),
  }),
  { selector: ({ name }) => name, minLength: 1, maxLength: 3 },
)
const pair = ({ name, value }: { readonly name: string; readonly value: string }) => `${name}=${value}`

test('a damaged link without a secret is read as it was meant, whatever stands behind it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...mangles),
      fc.constantFrom(...pages),
      ids,
      fc.constantFrom(...behind),
      (mangle, page, meant, end) => {
        const address = repairAddress(addressOf(mangle(page, meant.map(pair), '') + end))
        expect(address.pathname).toBe(page)
        expect([...parseQueryString(address.search)]).toStrictEqual(
          meant.map(({ name, value }) => [name, [value]]),
        )
        expect(address.hash).toBe('')
      },
    ),
    { numRuns: 500 },
  )
})

const secretNames = [...secretParameters.keys()]

test('no form of a link leaves its secret in the address, and none in a query is lost', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...mangles),
      fc.constantFrom(...pages, '/nothing', '/a/b'),
      ids,
      fc.constantFrom(...secretNames),
      fc.constantFrom('', '#x', '#client_id=2'),
      (mangle, page, meant, secret, fragment) => {
        const value = 'canary-7f'
        const came = addressOf(mangle(page, [...meant.map(pair), `${secret}=${value}`], fragment))
        expect(holdsSecret(came.pathname + came.search + came.hash)).toBe(true)
        const address = repairAddress(came)
        expect(address.pathname).not.toContain('canary')
        expect(parseQueryString(address.search).get(secret)).toContain(value)
      },
    ),
    { numRuns: 500 },
  )
})

test.each(secretNames)('%s is seen in any spelling of its name, and never left in a path', (name) => {
  const odd = [
    `/selectGoods/${name}=canary`,
    `/${name}=canary`,
    `/selectGoods;${name}=canary`,
    `/selectGoods?${name.toUpperCase()}=canary`,
    `/selectGoods?${name}[]=canary`,
    `/selectGoods?${name}%20=canary`,
    `/selectGoods?${name}%25253Dcanary`,
    `/selectGoods?a=%E0%A4%A&${name}=canary`,
    `/selectGoods#/a?${name}=canary`,
  ]
  for (const each of odd) {
    const came = addressOf(each)
    const hasSecret = holdsSecret(came.pathname + came.search + came.hash)
    const { pathname } = repairAddress(came)
    expect({ each, hasSecret, pathname }).toEqual({
      each,
      hasSecret: true,
      pathname: expect.not.stringContaining('canary'),
    })
  }
})

test('an address that is clean stays letter by letter, and what was put right is right', () => {
  fc.assert(
    fc.property(fc.constantFrom(...mangles), fc.constantFrom(...pages), ids, (mangle, page, meant) => {
      const once = repairAddress(addressOf(mangle(page, meant.map(pair), '')))
      expect(holdsSecret(once.pathname + once.search + once.hash)).toBe(false)
      expect(repairAddress(once)).toStrictEqual(once)
    }),
  )
})
