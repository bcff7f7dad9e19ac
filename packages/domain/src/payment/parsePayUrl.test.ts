import { describe, expect, test } from 'vitest'
import { parsePayUrl } from './parsePayUrl.ts'

const release = { allowLocalHosts: false }
const sandbox = { allowLocalHosts: true }
const label = (length: number) => 'a'.repeat(length)

test.each([
  'https://pay.provider.example',
  'https://pay.provider.example/',
  'https://pay.provider.example/checkout?id=1&next=https%3A%2F%2Fwatt.example#step',
  'https://pay.provider.example?id=a@b:c',
  'https://pay.provider.example#a',
  'https://pay.provider.example:8443/x',
  'https://pay.provider.example:1/',
  'https://pay.provider.example:65535/',
  'HTTPS://PAY.Provider.Example/x',
  'https://my-xn--pay.provider.example/',
  'https://a-b.provider.example/',
  'https://a.b.example/',
  'https://provider.x/',
  'https://pay.provider.example/結果?name=Ñ',
  `https://${label(63)}.${label(63)}/`,
])('%s may be opened in every build', (url) => {
  expect(parsePayUrl(url, release)).toEqual({ ok: true, value: url })
  expect(parsePayUrl(url, sandbox)).toEqual({ ok: true, value: url })
})

describe('rejected in every build', () => {
  test.each([
    '',
    'https://',
    'https:///pay.provider.example',
    'https:pay.provider.example',
    'https:/pay.provider.example',
    '//pay.provider.example',
    '/checkout',
    'http://pay.provider.example/',
    'http://localhost.attacker.example/',
    'http://127.0.0.1.attacker.example/',
    'http://127.0.0.2/',
    'xhttps://pay.provider.example/',
    'javascript:alert(1)',
    'javascript://pay.provider.example/%0aalert(1)',
    'data:text/html,x',
    'intent://pay.provider.example#Intent;end',
    'blob:https://pay.provider.example/1',
    'ftp://pay.provider.example/',
    'https://player@pay.provider.example/',
    'https://player:secret@pay.provider.example/',
    'https://pay.provider.example:443@attacker.example/',
    'https://pay.provider.example%2f@attacker.example/',
    'https://pay.provider.example\\@attacker.example/',
    'https:\\\\pay.provider.example/',
    'https://pay.provider.example/\\x',
    'https://pay.provider.example/\nx',
    'java\nscript:alert(1)',
    'https://pay.provider.example/\u0000',
    'https://pay.provider.example/\u007f',
    'https://pay.provider.example/\u202egnp.exe',
    'https://pay.provider.example/\u200b',
    'https://pay.provider.example/\ud800',
    'https://pay.provider.example/a b',
    ' https://pay.provider.example/',
    'https://pay.provider.example/ ',
    'https://pay.provider.example/\u3000',
    'https://pаy.provider.example/',
    'https://xn--py-7kc.provider.example/',
    'https://provider.XN--p1ai/',
    'https://pay.xn--provider-x.example/',
    'https://pay。provider.example/',
    'https://pay%2eprovider.example/',
    'https://pay.provider.example./',
    'https://.provider.example/',
    'https://pay..example/',
    'https://provider/',
    'https://-pay.provider.example/',
    'https://pay-.provider.example/',
    'https://pay.provider.-example/',
    'https://pay.provider.example-/',
    'https://pay_1.provider.example/',
    'https://8.8.8.8/',
    'https://10.0.0.256/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://pay.provider.example:/',
    'https://pay.provider.example:0/',
    'https://pay.provider.example:65536/',
    'https://pay.provider.example:123456/',
    'https://pay.provider.example:8x/',
    'https://pay.provider.example:8443x',
    `https://${label(64)}.example/`,
    `https://pay.${label(64)}/`,
    `https://pay.provider.example/${label(8_192)}`,
    null,
    undefined,
    5,
    ['https://pay.provider.example/'],
    { toString: () => 'https://pay.provider.example/' },
  ])('%s', (url) => {
    expect(parsePayUrl(url, release)).toEqual({ ok: false, error: 'linkInvalid' })
    expect(parsePayUrl(url, sandbox)).toEqual({ ok: false, error: 'linkInvalid' })
  })
})

test.each([
  'http://localhost/pay',
  'http://localhost:5173/pay?x=1',
  'http://127.0.0.1:8080/pay',
  'https://localhost:8443/',
  'https://127.0.0.1/',
  'HTTP://LOCALHOST:80',
  'http://192.168.178.20:5190/pay',
  'https://10.0.0.1/',
])('%s may be opened in a sandbox build only', (url) => {
  expect(parsePayUrl(url, sandbox)).toEqual({ ok: true, value: url })
  expect(parsePayUrl(url, release)).toEqual({ ok: false, error: 'linkInvalid' })
})

test.each(['http://player@localhost/', 'http://localhost:0/', 'http://localhost:70000/', 'ftp://localhost/'])(
  '%s is rejected in a sandbox build too',
  (url) => {
    expect(parsePayUrl(url, sandbox).ok).toBe(false)
  },
)

test('a URL of the maximum length passes, one character more does not', () => {
  const longest = 'https://pay.provider.example/'.padEnd(8_192, 'a')
  expect(parsePayUrl(longest, release).ok).toBe(true)
  expect(parsePayUrl(`${longest}a`, release).ok).toBe(false)
})
