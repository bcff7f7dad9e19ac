import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../testing/anyText.ts'
import { buildSearch, entryParameters } from './entryParameters.ts'
import { parseEntry } from './parseEntry.ts'
import { secretParameters } from './secretAddress.ts'

const empty = {
  clientId: null,
  areaId: null,
  serverId: null,
  characterId: null,
  billingNo: null,
  paymentLinkId: null,
  rpClientId: null,
  visit: null,
  language: null,
  idfv: null,
  region: null,
  utmPay: null,
  isFromCustomerService: false,
  utm: {},
}
const noSecrets = { oauthToken: null, oauthVerifier: null, authorizationCode: null, state: null }

test.each([
  ['utm_pay=kf', { utmPay: 'kf', isFromCustomerService: true }],
  ['utm_pay=ad', { utmPay: 'ad' }],
  ['client_id=301', { clientId: '301' }],
  ['area_id=2', { areaId: '2' }],
  ['server_id=s128', { serverId: 's128' }],
  ['role_id=9000001', { characterId: '9000001' }],
  ['billing_no=B2026-01_7', { billingNo: 'B2026-01_7' }],
  ['replenish_id=QUJD%3D', { paymentLinkId: 'QUJD=' }],
  ['rp_client_id=301', { rpClientId: '301' }],
  ['visit=sdk', { visit: 'sdk' }],
  ['visit=web', {}],
  ['spec_lang=zh-TW', { language: 'zh-tw' }],
  ['spec_lang=xx', {}],
  ['spec_lang=xx&spec_lang=en', { language: 'en' }],
  ['idfv=6D92078A-8246-4BA4-AE5B-76104861E7DC', { idfv: '6D92078A-8246-4BA4-AE5B-76104861E7DC' }],
  ['domain_area=sea', { region: 'sea' }],
  ['domain_area=toString', {}],
  ['domain_area=kr', {}],
  ['domain_area=kr&domain_area=sea', { region: 'sea' }],
  ['domain_area=toString&domain_area=sea', { region: 'sea' }],
  ['replenish_id=9', { paymentLinkId: '9' }],
  ['domain_area=__proto__', {}],
  [
    'utm_source=x&utm_medium=y&utm_campaign=%E5%A4%8F+1&utm_content=z',
    { utm: { utm_source: 'x', utm_medium: 'y', utm_campaign: '夏 1', utm_content: 'z' } },
  ],
  ['utm_source=%20&utm_medium=', {}],
  ['utm_source=%3Cscript%3E', {}],
  ['utm_source=a%E2%80%AEb', {}],
  ['utm_source=a%00b', {}],
  [`utm_source=${'x'.repeat(101)}`, {}],
  [`utm_source=${'x'.repeat(100)}`, { utm: { utm_source: 'x'.repeat(100) } }],
  [`client_id=${'1'.repeat(65)}`, {}],
  [`client_id=${'1'.repeat(64)}`, { clientId: '1'.repeat(64) }],
  [`replenish_id=${'a'.repeat(129)}`, {}],
  ['client_id=3%2526a=1', {}],
  ['client_id=301%0A', {}],
  ['client_id=%FF', {}],
  ['client_id=bad value&client_id=301&client_id=302', { clientId: '301' }],
  ['client_id=301&client_id=302', { clientId: '301' }],
  ['CLIENT_ID=301', {}],
  ['client_id[]=301', {}],
  ['callback=https://evil.example&redirect_uri=x', {}],
  ['__proto__=1&constructor=2&toString=3', {}],
] as const)('the link ?%s asks for that and no more', (search, expected) => {
  expect(parseEntry(`?${search}`, ['sea'])).toEqual({ entry: { ...empty, ...expected }, secrets: noSecrets })
})

test.each([
  ['oauth_token=t0ken', { oauthToken: 't0ken' }],
  ['oauth_token=t&oauth_verifier=v', { oauthToken: 't', oauthVerifier: 'v' }],
  ['code=4/0Ab&state=s1', { authorizationCode: '4/0Ab', state: 's1' }],
  ['oauth_token=a b', {}],
  ['oauth_token=a%0Ab', {}],
  ['oauth_token=', {}],
  [`oauth_token=${'t'.repeat(2049)}`, {}],
  [`oauth_token=${'t'.repeat(2048)}`, { oauthToken: 't'.repeat(2048) }],
] as const)('the secrets of ?%s are kept apart', (search, expected) => {
  expect(parseEntry(`?${search}`, ['sea'])).toEqual({ entry: empty, secrets: { ...noSecrets, ...expected } })
})

test('a secret never reaches the entry', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...secretParameters.keys()),
      fc.stringMatching(/^CANARY[a-z0-9]{8}$/),
      (name, canary) => {
        const { entry, secrets } = parseEntry(
          buildSearch([
            ['client_id', '301'],
            [name, canary],
          ]),
          [],
        )
        const isRead = ['oauth_token', 'oauth_verifier', 'code', 'state'].includes(name)
        // Whatever else a login provider sends back is read by the return route alone, never here.
        return !JSON.stringify(entry).includes(canary) && Object.values(secrets).includes(canary) === isRead
      },
    ),
  )
})

test('a duplicate never changes another parameter', () => {
  const name = fc.constantFrom(...entryParameters.keys())
  fc.assert(
    fc.property(name, fc.string({ unit: 'grapheme' }), (duplicated, value) => {
      const first = [
        ['client_id', '301'],
        ['server_id', 's1'],
        ['domain_area', 'sea'],
        ['role_id', '7'],
      ] as const
      const { entry } = parseEntry(buildSearch([...first, [duplicated, value]]), ['sea'])
      expect(entry).toMatchObject({ clientId: '301', serverId: 's1', region: 'sea', characterId: '7' })
    }),
  )
})

test('any text is read without throwing', () => {
  fc.assert(fc.property(anyText(), (search) => parseEntry(search, []).entry.utm !== null))
})

test('the secrets of a link are its token and the codes of login providers', () => {
  expect([...secretParameters.keys()]).toEqual([
    'oauth_token',
    'oauth_verifier',
    'code',
    'state',
    'access_token',
    'id_token',
    'user_id',
  ])
  for (const isValid of secretParameters.values()) {
    expect(isValid('!~aZ0=')).toBe(true)
    expect(isValid('a b')).toBe(false)
  }
})
