import { listApps, neededDropIns, readBrandApp } from '@topup/vite'
import { expect, test } from 'vitest'
import { brandFacts, factsOf, moduleFacts } from './brandFacts.ts'
import {
  hasLocalAddress,
  languageFaults,
  moduleFaults,
  strayDropIns,
  withoutCountries,
  findLeaks,
  foreignFacts,
} from './checkBundles.ts'
import type { Fact } from './brandFacts.ts'

const apps = await Promise.all(listApps().map((key) => readBrandApp(key)))
const brandOf = (key: string) => apps.find(({ brand }) => brand.key === key)?.brand
const [dragon, rhinosJp] = [brandOf('dragon'), brandOf('rhinosJp')]
const deployed = dragon?.deployments.find(({ environment }) => environment === 'demo')
if (dragon === undefined || deployed === undefined) throw new Error('dragon has no demo deployment')
const facts = new Map(apps.map((app) => [app.brand.key, brandFacts(app)]))
const foreign = (own: string, other: string) => foreignFacts(facts.get(own) ?? [], facts.get(other) ?? [])
const leaks = (text: string, own: string, other: string) =>
  findLeaks([{ name: 'planted.js', text }], foreign(own, other)).map(({ fact }) => fact.kind)

test.each([
  ['host', `fetch("${deployed.apiOrigin}/x")`],
  ['host', `connect-src ${deployed.backupApiOrigins[0]};`],
  ['id', `a={web:"${dragon.games[0]?.clientIds.web}"}`],
  ['id', `login:{clientId:${dragon.login.clientId},x:1}`],
  ['name', '<title>Dragon</title>'],
  ['name', 'name:`Dragon`'],
  ['name', 'copyright:`© Dragon`'],
  ['key', '{key:"dragon",regions:[]}'],
  ['key', '<html data-brand="dragon">'],
  ['provider', 'post("/api/pay/razer_gold_pay")'],
])('a planted %s of another brand is found: %s', (kind, text) => {
  expect(leaks(text, 'ko', 'dragon')).toEqual([kind])
})

test.each(['a=["kr",`sea`]', 'b={kr:1,sea:2}', '{"sea":[]}'])(
  'a planted region of another brand is found: %s',
  (text) => {
    expect(leaks(text, 'ko', 'joynet')).toEqual(['region'])
    expect(leaks(text, 'watt', 'joynet')).toEqual([])
  },
)

test('the payment provider Codapay is told from the region of its name', () => {
  expect(leaks('key:"codapay"', 'ko', 'joynet')).toEqual(['region'])
  expect(leaks('key:"codapay"', 'rhinosSea', 'joynet')).toEqual([])
})

test('a planted login of another brand is found, its sister for game ids is another call', () => {
  expect(leaks('a("/util/login/vk_auth")', 'ko', 'ru')).toEqual(['login'])
  expect(leaks('a("/api/ingame/vk_auth")', 'ko', 'ru')).toEqual([])
})

/** The calls of modules and the code of drop-ins, as they stand in a build. */
const builtWith = (modules: readonly Fact[]) => [
  {
    name: 'built.js',
    text: modules
      .map(({ kind, texts: [text] }) =>
        kind === 'login'
          ? `"/util/${text}"`
          : kind === 'provider'
            ? `"/api/${text}"`
            : `"https://${text}.example"`,
      )
      .join(),
  },
]

/** A brand that has all that a drop-in can need. */
const scripted = { cardScript: { url: 'https://card.example/pay.js' }, deployments: [] }

test('a build holds the logins that its app imports, each told from all others', () => {
  for (const fact of moduleFacts.filter(({ kind }) => kind === 'login')) {
    const { label: name } = fact
    const built = builtWith([fact])
    expect(moduleFaults(built, { brand: scripted, logins: [name], providers: [] })).toEqual([])
    expect(moduleFaults([], { brand: scripted, logins: [name], providers: [] })).toEqual([`no login ${name}`])
    expect(moduleFaults(built, { brand: scripted, logins: [], providers: [] })).toEqual([
      `login ${name} in built.js`,
    ])
  }
})

test.each(moduleFacts.filter(({ kind }) => kind === 'provider'))(
  'a build holds the provider $label and its drop-in exactly when its app imports it',
  (provider) => {
    const { label } = provider
    const needed = neededDropIns({ brand: scripted, providers: [label] })
    const built = builtWith([provider, ...factsOf('dropIn', needed)])
    expect(moduleFaults(built, { brand: scripted, logins: [], providers: [label] })).toEqual([])
    expect(moduleFaults([], { brand: scripted, logins: [], providers: [label] })).toEqual([
      `no provider ${label}`,
      ...needed.map((dropIn) => `no dropIn ${dropIn}`),
    ])
    expect(moduleFaults(built, { brand: scripted, logins: [], providers: [] })).toEqual([
      `provider ${label} in built.js`,
      ...needed.map((dropIn) => `dropIn ${dropIn} in built.js`),
    ])
  },
)

test('a store whose pay document was lost lacks the code of its drop-in', () => {
  const built = builtWith(factsOf('provider', ['adyen']))
  expect(moduleFaults(built, { brand: scripted, logins: [], providers: ['adyen'] })).toEqual([
    'no dropIn adyen',
  ])
})

test('a drop-in that opens by a card script is needed only where the brand has one', () => {
  const providers = ['krWelcome', 'adyen']
  expect(neededDropIns({ brand: scripted, providers })).toEqual(['adyen', 'krWelcome'])
  expect(neededDropIns({ brand: { deployments: [] }, providers })).toEqual(['adyen'])
})

test('the code of a wallet is in a build exactly when a fact of the brand switches it on', () => {
  const built = builtWith(moduleFacts.filter(({ kind }) => kind === 'wallet'))
  const modules = { logins: [], providers: [] }
  const google = { ...scripted, wallets: ['applePay', 'googlePay'] } as const
  expect(moduleFaults(built, { brand: google, ...modules })).toEqual([])
  expect(moduleFaults([], { brand: google, ...modules })).toEqual(['no wallet googlePay'])
  expect(moduleFaults(built, { brand: scripted, ...modules })).toEqual(['wallet googlePay in built.js'])
  expect(strayDropIns([{ name: 'index.html', text: built[0]?.text ?? '' }])).toEqual([
    'wallet googlePay in index.html of the store',
  ])
})

test('the code of a drop-in may be reached from the pay document, never from the store', () => {
  const form = { name: 'assets/form-1.js', text: '"https://checkoutshopper-test.adyen.com"' }
  const part = { name: 'assets/part-1.js', text: 'import("./form-1.js")' }
  const documentOf = (name: string) => ({ name, text: '<script src="/assets/part-1.js"></script>' })
  expect(strayDropIns([documentOf('pay.html'), part, form])).toEqual([])
  expect(strayDropIns([documentOf('index.html'), part, form])).toEqual([
    'drop-in adyen in assets/form-1.js of the store',
  ])
})

const textsFile = (language: string, hash = 'abcd_123') => ({
  name: `assets/${language}-${hash}.json`,
  text: `texts in ${language}`,
})
const leadsTo = (...files: readonly { readonly name: string }[]) => ({
  name: 'index.html',
  text: files.map(({ name }) => `"/${name}"`).join(),
})
const [korean, english, taiwanese] = ['ko', 'en', 'zh-tw'].map((language) => textsFile(language)) as [
  ReturnType<typeof textsFile>,
  ReturnType<typeof textsFile>,
  ReturnType<typeof textsFile>,
]

test.each([
  [
    'each language, one by way of a script',
    [leadsTo(korean, { name: 'a.js' }), { name: 'a.js', text: english.name }, korean, english],
    [],
  ],
  ['a language whose file is gone', [leadsTo(korean, english), korean], ['no texts in en']],
  [
    'a language with the texts of another',
    [leadsTo(korean, english), korean, { ...english, text: korean.text }],
    ['other texts than locales/en.json in assets/en-abcd_123.json'],
  ],
  [
    'a file that nothing leads to',
    [leadsTo(korean), korean, english],
    ['nothing leads to assets/en-abcd_123.json'],
  ],
  [
    'a language in two files',
    [leadsTo(korean, english), korean, english, textsFile('en', 'efgh_456')],
    ['texts in en twice'],
  ],
  [
    'a language that the brand does not speak',
    [leadsTo(korean, english), korean, english, taiwanese],
    ['a language that is not spoken in assets/zh-tw-abcd_123.json'],
  ],
])('in a build with %s the languages are judged', (_, files, faults) => {
  expect(languageFaults(files, ['ko', 'en'], (language) => `texts in ${language}`)).toEqual(faults)
})

test.each([
  ['the main host of a sandbox', 'apiOrigin:`http://127.0.0.1:4280`', true],
  ['a store on this machine', '["http://localhost:5200"]', true],
  ['the mark of a sandbox build', 'meta[name="topup-sandbox"]', true],
  [
    "an address beside a library's question",
    'u.includes("http://localhost:8080")?a("http://localhost:8080"):b',
    true,
  ],
  ["a library's question alone", 'u.includes(`http://localhost:8080`)', false],
  ['the base that a router reads paths against', 'new URL(e,"http://localhost")', false],
])('%s, %s, is a local address: %s', (_, text, isLocal) => {
  expect(hasLocalAddress(text)).toBe(isLocal)
})

test.each([
  ['assets/cardForm-Dw.js', 'k===`kr`?a:b', false],
  ['assets/cardForm-Dw.js', 'regions:[`kr`]', true],
  ['assets/store-Dw.js', 'k===`kr`?a:b', true],
])('in %s the code %s names a region: %s', (name, text, isFound) => {
  const file = withoutCountries({ name, text })
  expect(findLeaks([file], foreign('dragon', 'ko')).some(({ fact }) => fact.label === 'kr')).toBe(isFound)
})

test('a planted colour set is found, also when shortened, but a single shared colour is no theme', () => {
  const dragon = facts.get('dragon')?.find(({ kind }) => kind === 'theme')
  const colors = dragon?.texts ?? []
  expect(leaks(`--a:${colors[0]};--b:${colors[3]};--c:${colors[4]}`, 'ko', 'dragon')).toEqual(['theme'])
  expect(leaks(`--a:${colors[0]}`, 'ko', 'dragon')).toEqual([])
  expect(leaks('--tint-fill:#0bf;--hero-1:#006c95;--hero-2:#003c4c', 'ko', 'watt')).toEqual(['theme'])
})

test.each(['hero', 'mark'] as const)('a planted %s of another brand is found', (kind) => {
  const drawing = foreign('ko', 'dragon').find((fact) => fact.kind === kind)?.texts[0] ?? ''
  expect(leaks(`jsx("path",{d:"${drawing}"})`, 'ko', 'dragon')).toEqual([kind])
})

test('a planted typeface of another brand is found', () => {
  expect(leaks('t="/assets/cinzel-latin-700-normal-Ab1.woff2"', 'ko', 'dragon')).toEqual(['typeface'])
})

test.each([
  ['the language and region ru', 'languages:["ko","ru"],regions:["ru"]', 'ko', 'ru'],
  ['a longer host', `${deployed.origins[0]}.evil.test/`, 'ko', 'dragon'],
  ['a longer id', `"x-${dragon.games[0]?.clientIds.web}2"`, 'ko', 'dragon'],
  ['a word in running text', 'the Dragon sleeps', 'ko', 'dragon'],
  ['the Korean naver call in a build without the common one', '"/api/kr_pay/naver_pay"', 'dragon', 'watt'],
  [
    'a host of a brand whose name begins alike',
    `${rhinosJp?.deployments[0]?.origins[0]}`,
    'rhinosJp',
    'rhinos',
  ],
])('%s is no leak', (_, text, own, other) => {
  expect(leaks(text, own, other).filter((kind) => kind !== 'provider')).toEqual([])
})

test('every pair of stores differs in hosts, ids and names', () => {
  for (const own of facts.keys()) {
    for (const other of facts.keys()) {
      if (own === other) continue
      const kinds = new Set(foreign(own, other).map(({ kind }) => kind))
      expect([own, other, kinds.has('host') && kinds.has('id') && kinds.has('name')]).toEqual([
        own,
        other,
        true,
      ])
    }
  }
})
