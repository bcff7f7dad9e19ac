import { expect, test } from 'vitest'
import { headerDifferences, policyDifferences } from './verifyStore.ts'

const sent = (headers: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(headers))

test('the order and spelling of parts means nothing, and a host may add headers of its own', () => {
  const expected = { 'cache-control': 'public, max-age=31536000, immutable' }
  const got = sent({ 'cache-control': ['immutable,Public,  max-age=31536000'], server: ['any'] })
  expect(headerDifferences(expected, got)).toEqual([])
})

test('the order of a policy means nothing, and each change is named', () => {
  const policy = "default-src 'none'; script-src 'self' 'sha256-a'"
  expect(policyDifferences(policy, "script-src  'sha256-a' 'self'; default-src 'none';")).toEqual([])
  expect(policyDifferences(policy, "default-src 'none'; script-src 'self' *; img-src *")).toEqual([
    "header content-security-policy: script-src lost 'sha256-a'",
    'header content-security-policy: script-src lets in *',
    'header content-security-policy has img-src, which the release has not',
  ])
  expect(policyDifferences(policy, "default-src 'none'")).toEqual([
    'header content-security-policy has lost script-src',
  ])
})

test('of two directives with one name the first counts, as in a browser', () => {
  expect(policyDifferences("img-src 'self'", "img-src 'self'; img-src *")).toEqual([])
  expect(policyDifferences("img-src 'self'", "img-src *; img-src 'self'")).not.toEqual([])
})

test('two policies that a host joined are found', () => {
  expect(policyDifferences("img-src 'self'", "img-src 'self', img-src *")).toEqual([
    'header content-security-policy holds more than one policy, and each counts',
  ])
})
