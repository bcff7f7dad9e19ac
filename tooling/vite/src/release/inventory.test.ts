import { airwallexDropIn } from '@topup/api-client/providers/airwallex'
import { expect, test } from 'vitest'
import { readBrandApp } from '../apps/readBrandApp.ts'
import { payHosts } from '../deploy/contentSecurityPolicy.ts'
import { responseHeaders } from '../deploy/responseHeaders.ts'
import { scriptInventory } from './inventory.ts'

const { brand: ko } = await readBrandApp('ko')
const inputs = { brand: ko, styleHashes: [], scriptHashes: [], sandboxOrigins: null }
const script = {
  path: 'assets/a.js',
  integrity: 'sha384-a',
  sources: ['packages/flows/src/pages/my/MyPage.tsx'],
}
const documents = (html: string) => new Map([['index.html', html]])
const build = { brand: ko, headers: responseHeaders(inputs), scripts: [script], documents: documents('') }

test('every script, inline script, card script and host of other scripts has its reason', () => {
  const { scripts, inline, cardScripts, outside } = scriptInventory({
    ...build,
    documents: documents('<script>guard()</script><script>early()</script>'),
  })
  expect(scripts).toEqual([
    {
      path: 'assets/a.js',
      integrity: 'sha384-a',
      reasons: [expect.stringMatching(/^the store: its screens/)],
    },
  ])
  expect(inline.map(({ hash }) => hash)).toEqual([
    expect.stringMatching(/^sha256-/),
    expect.stringMatching(/^sha256-/),
  ])
  expect(cardScripts).toEqual([{ url: ko.cardScript?.url, integrity: null }])
  expect(outside).toEqual([
    {
      document: 'index.html',
      source: new URL(ko.cardScript?.url ?? '').origin,
      reason: 'the script of the card provider (spec §1, decision 98)',
    },
  ])
})

test('a script that holds what nobody explains stops the release', () => {
  const strange = { ...script, sources: ['node_modules/.pnpm/miner@1.0.0/node_modules/miner/index.js'] }
  expect(() => scriptInventory({ ...build, scripts: [strange] })).toThrow(
    'Nothing says why assets/a.js holds node_modules/.pnpm/miner@1.0.0',
  )
})

test('an inline script too many stops the release', () => {
  const html = '<script>a()</script>'.repeat(3)
  expect(() => scriptInventory({ ...build, documents: documents(html) })).toThrow(
    'Nothing says why index.html has its inline script 3',
  )
})

test('a script of nobody in the store’s document stops the release', () => {
  const headers = responseHeaders(inputs)
  const policy = headers.document['content-security-policy']?.replace(
    'script-src ',
    '$&https://elsewhere.test ',
  )
  const open = { ...headers, document: { ...headers.document, 'content-security-policy': policy ?? '' } }
  expect(() => scriptInventory({ ...build, headers: open })).toThrow(
    'Nothing says whose scripts index.html takes from https://elsewhere.test',
  )
})

test('a script that runs in the pay document has its host, its provider and why it has no hash', () => {
  const hosts = [airwallexDropIn.hosts()]
  const headers = responseHeaders(inputs, { hosts, styleHashes: [], scriptHashes: [] })
  const { outside } = scriptInventory({ ...build, headers })
  expect(outside).toContainEqual({
    document: 'pay.html',
    source: 'https://checkout.airwallex.com',
    reason:
      'the script of airwallex, which comes from its host alone and without a published hash (decision 96)',
  })
})

test('the script of Google Pay is named as that of the wallet, with why it has no hash', () => {
  const hosts = payHosts({ brand: { ...ko, wallets: ['googlePay'] }, dropIns: ['adyen'] })
  const headers = responseHeaders(inputs, { hosts, styleHashes: [], scriptHashes: [] })
  expect(scriptInventory({ ...build, headers }).outside).toContainEqual({
    document: 'pay.html',
    source: 'https://pay.google.com',
    reason:
      'the script of the wallet googlePay, which comes from its maker’s host alone, without a version or a published hash (decision 95)',
  })
})

test('the dialog of a card script is named in the pay document', () => {
  const own = [new URL(ko.cardScript?.url ?? '').origin]
  const hosts = [{ scripts: own, connect: own, images: own, frames: own }]
  const { outside } = scriptInventory({
    ...build,
    headers: responseHeaders(inputs, { hosts, styleHashes: [], scriptHashes: [] }),
  })
  expect(outside.filter(({ document }) => document === 'pay.html')).toEqual([
    {
      document: 'pay.html',
      source: own[0],
      reason: 'the script of the card provider (spec §1, decision 98)',
    },
  ])
})

test('a script of nobody in the pay document stops the release', () => {
  const hosts = [{ scripts: ['https://elsewhere.test'], connect: [], images: [], frames: [] }]
  const headers = responseHeaders(inputs, { hosts, styleHashes: [], scriptHashes: [] })
  expect(() => scriptInventory({ ...build, headers })).toThrow(
    'Nothing says whose scripts pay.html takes from https://elsewhere.test',
  )
})
