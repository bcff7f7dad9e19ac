import { expect, test } from 'vitest'
import { storeAddress } from './storeAddress.ts'

test.each([
  ['https://pay.example.com/', 'https://pay.example.com/'],
  ['http://pay.example.com', 'http://pay.example.com/'],
  ['pay.example.com', 'https://pay.example.com/'],
  ['pay.example.com:8443/', 'https://pay.example.com:8443/'],
  ['203.0.113.7', 'https://203.0.113.7/'],
  ['127.0.0.1:5200', 'http://127.0.0.1:5200/'],
  ['localhost:5200', 'http://localhost:5200/'],
  ['watt.localhost:5200', 'http://watt.localhost:5200/'],
  ['192.168.1.20:5200', 'http://192.168.1.20:5200/'],
  ['[::1]:5200', 'http://[::1]:5200/'],
  ['pay.example.com/shop', 'https://pay.example.com/shop'],
])('%s is %s', (text, address) => {
  expect(storeAddress(text)?.href).toBe(address)
})

test.each(['', 'watt', 'a b.example', 'me@pay.example.com', '--json', 'https://'])(
  '"%s" is no address of a store',
  (text) => {
    expect(storeAddress(text)).toBeNull()
  },
)
