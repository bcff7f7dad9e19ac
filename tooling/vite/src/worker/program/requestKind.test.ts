import { expect, test } from 'vitest'
import { requestKind } from './answerDocument.ts'

const origin = 'https://pay.store.example'
const isListed = (path: string) => path === '/assets/a.js'
const ask = (address: string, mode: RequestMode = 'cors', method = 'GET') =>
  requestKind({ method, mode, url: new URL(address, origin).href }, origin, isListed)

test.each<[string, RequestMode, string, ReturnType<typeof ask>]>([
  ['/', 'navigate', 'GET', 'document'],
  ['/my?oauth_token=secret', 'navigate', 'GET', 'document'],
  ['/@orbit', 'navigate', 'GET', 'document'],
  ['/', 'navigate', 'POST', 'none'],
  ['/pay.html', 'navigate', 'GET', 'none'],
  ['/pay.html?billing_no=1', 'navigate', 'GET', 'none'],
  ['/pay', 'navigate', 'GET', 'none'],
  ['/licences.txt', 'navigate', 'GET', 'none'],
  ['/assets/a.js', 'navigate', 'GET', 'none'],
  ['/assets/a.js', 'cors', 'GET', 'file'],
  ['/assets/a.js', 'no-cors', 'GET', 'file'],
  ['/assets/a.js?secret=1', 'cors', 'GET', 'none'],
  ['/assets/pay-1.js', 'cors', 'GET', 'none'],
  ['/', 'cors', 'HEAD', 'none'],
  ['https://api.store.example/api/pay/productPoints', 'cors', 'GET', 'none'],
  ['https://api.store.example/assets/a.js', 'cors', 'GET', 'none'],
])('%s by %s and %s is answered as %s', (address, mode, method, kind) => {
  expect(ask(address, mode, method)).toBe(kind)
})
