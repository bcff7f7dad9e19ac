import { expect, test } from 'vitest'
import { createLocalNames } from './guards.ts'

const names = createLocalNames({ hosts: ['Sandbox', '192.168.1.5'] })

test.each(['localhost', '127.0.0.1', '[::1]', 'ko.localhost', 'api.ko.localhost', 'sandbox', '192.168.1.5'])(
  '%s leads to this machine',
  (hostname) => {
    expect(names.isHost(hostname)).toBe(true)
  },
)

test.each([
  'evil.example',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'evillocalhost',
  '127.0.0.2',
  '',
])('"%s" does not lead to this machine', (hostname) => {
  expect(names.isHost(hostname)).toBe(false)
})

test.each([
  'http://localhost:5200',
  'https://127.0.0.1',
  'http://[::1]:5200',
  'http://ko.localhost:5200',
  'http://sandbox:5200',
])('a page of %s is local', (origin) => {
  expect(names.isOrigin(origin)).toBe(true)
})

test.each([
  'null',
  '',
  'https://evil.example',
  'http://localhost.evil.example',
  'http://localhost@evil.example',
  'http://localhost:5200/path',
  'ftp://localhost',
  'chrome-extension://localhost',
])('a page of "%s" is foreign', (origin) => {
  expect(names.isOrigin(origin)).toBe(false)
})

test('without added names only loopback names are local', () => {
  expect(createLocalNames().isHost('sandbox')).toBe(false)
})
