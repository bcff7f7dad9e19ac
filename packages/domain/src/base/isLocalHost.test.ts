import { expect, test } from 'vitest'
import { isLocalHost } from './isLocalHost.ts'

test.each([
  'localhost',
  '127.0.0.1',
  '10.0.0.7',
  '10.23.45.67',
  '172.16.0.1',
  '172.25.10.3',
  '172.31.255.254',
  '192.168.178.20',
])('%s is a local host', (hostname) => {
  expect(isLocalHost(hostname)).toBe(true)
})

test.each([
  '',
  'pay.watt.example',
  '8.8.8.8',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '10.0.7',
  '10.0.0.256',
  '10.010.0.1',
  '192.168.01.5',
  '192.168.1.2.3',
  '1.10.0.0.7',
  '192.168.1.example.com',
  '10.0.0.7.example.com',
  'localhost.example.com',
])('"%s" is no local host', (hostname) => {
  expect(isLocalHost(hostname)).toBe(false)
})
