import { expect, test } from 'vitest'
import { bytesOf, payScriptBytes } from './checkBudget.ts'

const texts = {
  'pay.html':
    '<script>guard()</script><link rel="modulepreload" href="/assets/main-AAAAAAAA.js"><script type="module" src="/assets/pay-BBBBBBBB.js"></script>',
  'assets/pay-BBBBBBBB.js': 'import("/assets/main-AAAAAAAA.js")',
  'assets/main-AAAAAAAA.js':
    'import{a}from"./shared-CCCCCCCC.js";const form=()=>import(`./acmeForm-DDDDDDDD.js`)',
  'assets/shared-CCCCCCCC.js': 'export const a="shared by the document and its forms"',
  'assets/acmeForm-DDDDDDDD.js':
    'import{a}from"./shared-CCCCCCCC.js";import{b}from"./acmeParts-EEEEEEEE.js";import("./card-FFFFFFFF.js")',
  'assets/acmeParts-EEEEEEEE.js': 'export const b="a part of the form"',
  'assets/card-FFFFFFFF.js': 'export const card="the card form"',
  'assets/purchase-GGGGGGGG.js': 'export const store="of the store alone"',
}
const files = Object.entries(texts).map(([name, text]) => ({ name, text }))
const bytes = (...names: readonly (keyof typeof texts)[]) =>
  bytesOf(names.map((name) => ({ text: texts[name] })))

test('a store without a pay document has no weight of one', () => {
  expect(payScriptBytes(files.filter(({ name }) => name !== 'pay.html'))).toBeNull()
})

test('before a form is asked for, the document, its scripts and what they import count, and nothing of the store', () => {
  expect(payScriptBytes(files)).toBe(
    bytesOf([{ text: 'guard()' }]) +
      bytes('assets/main-AAAAAAAA.js', 'assets/pay-BBBBBBBB.js', 'assets/shared-CCCCCCCC.js'),
  )
})
