import { describe, expect, test } from 'vitest'
import {
  addressOf,
  brandFaults,
  callFault,
  clean,
  consoleFault,
  hostFaults,
  languageFaults,
  wordFaults,
} from './judge.ts'

describe('words', () => {
  const keys = new Set(['common.loading', 'nav.my'])

  test.each([
    ['a key', 'common.loading', 'the key common.loading in place of its text'],
    ['a key in a sentence', 'Please wait: (common.loading).', 'the key common.loading in place of its text'],
    ['a placeholder', 'Log in as {{name}}', 'the placeholder {{name}} in "Log in as {{name}}"'],
    [
      'a text that was to be put in',
      '3 $t(product.withinDays',
      'the placeholder $t( in "3 $t(product.withinDays"',
    ],
    ['a missing value', 'undefined points', 'undefined in "undefined points"'],
    ['a figure that is none', 'US$NaN', 'NaN in "US$NaN"'],
    ['a thing that is no text', '[object Object]', '[object Object] in "[object Object]"'],
  ])('%s is named', (_title, text, fault) => {
    expect(wordFaults(['Top up', text], keys)).toEqual([fault])
  })

  test('ordinary words are left alone, also those that look like keys', () => {
    expect(wordFaults(['support.watt.example', 'Loading', 'v1.2', 'Nantes', 'common loading'], keys)).toEqual(
      [],
    )
  })
})

describe('languages', () => {
  const expected = { lang: 'ar', dir: 'rtl', texts: new Map([['a', 'شراء'], ['b', 'حسابي']]) } // prettier-ignore
  const page = { lang: 'ar', dir: 'rtl', lines: ['شراء', ' حسابي ', 'Watt'] }

  test('a page in its language has no fault', () => {
    expect(languageFaults(page, expected)).toEqual([])
  })

  test.each([
    ['another language', { lang: 'en' }, 'the page says that it is in "en"'],
    ['the other direction', { dir: 'ltr' }, 'the page runs "ltr", not "rtl"'],
    [
      'words of another language',
      { lines: ['Buy', 'حسابي'] },
      'hardly a line of the page is a text of this language',
    ],
  ])('%s is named', (_title, change, fault) => {
    expect(languageFaults({ ...page, ...change }, expected)).toEqual([fault])
  })
})

describe('console and calls', () => {
  const line = { type: 'error', text: 'It broke', url: 'https://pay.shop.com/a.js' }

  test('an error in the console is a fault, in its own words', () => {
    expect(consoleFault(line, [])).toBe('console: It broke')
  })

  test.each([
    ['a warning', { ...line, type: 'warning' }],
    [
      'the echo of a failed call',
      { ...line, text: 'Failed to load resource: the server responded with 404' },
    ],
    ['an error of a placeholder script', { ...line, url: 'https://cards.ko.example/a.js' }],
  ])('%s is none', (_title, given) => {
    expect(consoleFault(given, [])).toBeNull()
  })

  const call = { method: 'GET', url: 'https://api.shop.com/a?token=secret' }

  test.each([
    [500, 'GET https://api.shop.com/a: 500'],
    [404, 'GET https://api.shop.com/a: 404'],
    ['net::ERR_CONNECTION_REFUSED', 'GET https://api.shop.com/a: net::ERR_CONNECTION_REFUSED'],
  ])('a call that ended with %s is a fault, without its query', (outcome, text) => {
    expect(callFault({ ...call, outcome }, [])).toBe(`call: ${text}`)
  })

  test.each([200, 304, 'net::ERR_ABORTED'])('a call that ended with %s is none', (outcome) => {
    expect(callFault({ ...call, outcome }, [])).toBeNull()
  })

  test('a call to a host that nobody can register is none, except where it is the store’s own', () => {
    const lost = { ...call, url: 'https://api.watt.example/a', outcome: 'net::ERR_NAME' }
    expect(callFault(lost, [])).toBeNull()
    expect(callFault(lost, ['https://api.watt.example'])).not.toBeNull()
  })

  test.each([
    ['data:text/plain,secret', 'data:…'],
    ['nonsense', 'an address that cannot be read'],
  ])('of %s only the kind is said', (url, text) => {
    expect(addressOf(url)).toBe(text)
  })
})

describe('hosts', () => {
  const deployment = (environment: 'production' | 'demo') => ({
    environment,
    origins: [`https://${environment}.a.example`],
    apiOrigin: `https://${environment}-api.a.example`,
    backupApiOrigins: [],
    dataOrigin: `https://${environment}-data.a.example`,
  })
  const brands = [{ key: 'a', deployments: [deployment('production'), deployment('demo')] }]
  const own = ['https://demo-api.a.example', 'https://demo-data.a.example']
  const faultsOf = (...called: readonly string[]) =>
    hostFaults({ called: new Set(called), own, environment: 'demo' }, brands)

  test('a store that calls its own service, and a provider, has no fault', () => {
    expect(faultsOf('https://demo-api.a.example', 'https://login.provider.com')).toEqual([])
  })

  test('a demo that calls production is named with the host', () => {
    expect(faultsOf('https://demo-api.a.example', 'https://production-api.a.example')).toEqual([
      'it calls https://production-api.a.example, a production host of a',
    ])
  })

  test('a store that calls no service at all is named', () => {
    expect(faultsOf()).toEqual([`it calls none of its hosts (${own.join(', ')})`])
  })

  test('a store at an address that is in no table is named', () => {
    expect(hostFaults({ called: new Set(), own: [], environment: 'local' }, brands)).toEqual([
      'no host table has this address, so the store has no service',
    ])
  })

  test('a store on this machine may not call production, although it says so itself', () => {
    const production = ['https://production-api.a.example']
    const calls = { called: new Set(production), own: production }
    expect(hostFaults({ ...calls, environment: 'local' }, brands)).toEqual([
      'it calls https://production-api.a.example, a production host of a',
    ])
    expect(hostFaults({ ...calls, environment: 'production' }, brands)).toEqual([])
  })
})

describe('brand', () => {
  const keys = ['watt', 'ko']

  test.each([
    ['the expected brand', 'watt', 'watt', []],
    ['any brand where none is expected', 'ko', null, []],
    ['another brand', 'ko', 'watt', ['it is the store of ko, not of watt']],
    ['no brand', null, 'watt', ['the page names no brand: it is not a store of ours']],
    ['a brand of another checkout', 'new', null, ['there is no brand new in this checkout']],
  ])('%s is judged', (_title, shown, expected, faults) => {
    expect(brandFaults(shown, expected, keys)).toEqual(faults)
  })
})

describe('texts of the report', () => {
  const password = 'pass word&1'

  test.each([
    ['as it is', 'typed pass word&1 here'],
    ['in an address', 'at /login?p=pass%20word%261'],
  ])('a secret %s is taken out', (_title, text) => {
    expect(clean(text, password)).toContain('•••')
    expect(clean(text, password)).not.toContain('pass')
  })

  test('an address keeps its path and loses its query and fragment', () => {
    expect(clean('GET https://a.example/b?token=1#x failed, "http://c.example/d?e" too', password)).toBe(
      'GET https://a.example/b failed, "http://c.example/d" too',
    )
  })

  test('without a secret other text stays', () => {
    expect(clean('is it a question?', '')).toBe('is it a question?')
  })
})
