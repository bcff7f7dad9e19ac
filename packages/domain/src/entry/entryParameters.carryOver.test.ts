import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildSearch, carryOver, cleanSearch, entryParameters, parseQueryString } from './entryParameters.ts'
import { secretParameters } from './secretAddress.ts'

test.each([
  ['', ''],
  ['?', ''],
  ['?client_id=301&visit=sdk', '?client_id=301&visit=sdk'],
  ['?client_id=301&oauth_token=secret&visit=sdk', '?client_id=301&visit=sdk'],
  ['?oauth_token=secret', ''],
  ['?code=c&state=s&oauth_verifier=v', ''],
  ['?client_id=301&client_id=302', '?client_id=301'],
  ['?client_id=%FF&area_id=2', '?area_id=2'],
  ['?card_id=4111&password=p', ''],
  ['?visit=web', ''],
  ['?access_token=a&id_token=i&user_id=u', ''],
  ['?utm_campaign=a%26b', '?utm_campaign=a%26b'],
])('%j stays as %j in the address bar', (search, expected) => {
  expect(cleanSearch(search)).toBe(expected)
})

test.each([
  ['replenish_id', '?replenish_id=r1', '', '?replenish_id=r1'],
  ['rp_client_id', '?rp_client_id=301', '', '?rp_client_id=301'],
  ['idfv', '?idfv=AB-1', '?client_id=301', '?client_id=301&idfv=AB-1'],
  [
    'tracked parameters',
    '?utm_pay=kf&utm_source=a&utm_medium=b&utm_campaign=c&utm_content=d',
    '',
    '?utm_pay=kf&utm_source=a&utm_medium=b&utm_campaign=c&utm_content=d',
  ],
  ['that the tab is a game’s', '?visit=sdk&client_id=301', '', '?visit=sdk'],
  ['nothing that the next route has', '?replenish_id=old', '?replenish_id=new', '?replenish_id=new'],
  [
    'nothing else',
    '?client_id=301&server_id=s1&role_id=7&billing_no=b1&spec_lang=en&domain_area=sea',
    '',
    '',
  ],
  ['no secret', '?oauth_token=secret&code=c', '?oauth_token=again', ''],
] as const)('%s carries over', (_title, previous, next, expected) => {
  expect(carryOver(previous, next)).toBe(expected)
})

const pairs = fc.array(
  fc.tuple(
    fc.constantFrom(
      ...entryParameters.keys(),
      ...secretParameters.keys(),
      '__proto__',
      'password',
      'card_info',
    ),
    fc.oneof(fc.constantFrom('301', 'sea', 'sdk', 'kf', 'CANARY'), fc.string({ unit: 'grapheme' })),
  ),
)

test('no secret or unknown parameter is ever carried or kept', () => {
  fc.assert(
    fc.property(pairs, pairs, (previous, next) => {
      const names = [...parseQueryString(carryOver(buildSearch(previous), buildSearch(next))).keys()]
      return names.every((name) => entryParameters.has(name) && !secretParameters.has(name))
    }),
  )
})

test('cleaning twice is the same as cleaning once', () => {
  fc.assert(
    fc.property(pairs, (written) => {
      const once = cleanSearch(buildSearch(written))
      expect(cleanSearch(once)).toBe(once)
    }),
  )
})
