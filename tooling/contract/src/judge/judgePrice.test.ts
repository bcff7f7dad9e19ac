import { expect, test } from 'vitest'
import { judgePrice } from './judgePrice.ts'

const judge = (sent: object, otherwise = '') =>
  judgePrice({ sent, path: 'content', amount: 'price', currency: 'currency', otherwise }).map(
    ({ kind, path, expected, found }) => `${kind} ${path}: ${expected}, not ${found}`,
  )

test.each([
  [{ price: 4.99, currency: 'USD' }, ''],
  [{ price: '100', currency: 'jpy' }, ''],
  [{ price: 19.990000000000002, currency: 'USD' }, ''],
  [{ price: 4.99 }, 'USD'],
])('%j, otherwise in "%s", is a price', (sent, otherwise) => {
  expect(judge(sent, otherwise)).toEqual([])
})

test.each([
  [
    { price: 4.999, currency: 'USD' },
    'tolerated content.price: an amount that USD has: at most two decimals, not the number 4.999',
  ],
  [
    { price: 100.5, currency: 'jpy' },
    'tolerated content.price: an amount that JPY has: no decimals, not the number 100.5',
  ],
  [
    { price: '4.990', currency: 'USD' },
    'broken content.price: a plain decimal number from 0 on, not the text "4.990"',
  ],
  [
    { price: '4,99', currency: 'USD' },
    'broken content.price: a plain decimal number from 0 on, not the text "4,99"',
  ],
  [{ currency: 'USD' }, 'broken content.price: a plain decimal number from 0 on, not nothing'],
  [{ price: 4.99 }, 'broken content.currency: a currency, such as USD, not nothing'],
  [{ price: 4.99, currency: 'XXX' }, 'broken content.currency: a currency, such as USD, not the text "XXX"'],
])('%j is none, and the line says why', (sent, expected) => {
  expect(judge(sent)).toEqual([expected])
})

test('a currency that is none is not the one of the store', () => {
  expect(judge({ price: 4.99, currency: 840 }, 'USD')).toEqual([
    'broken content.currency: a currency, such as USD, not the number 840',
  ])
})

const tooMuch = (found: string) => [
  `couponPrice: content.discountPrice: at most the price without the coupon, 4.99 USD, not the number ${found}`,
]

test.each([
  [{ discountPrice: 4.99 }, []],
  [{ discountPrice: 4.99, currency: 'usd' }, []],
  [{ discountPrice: 5 }, tooMuch('5')],
  [{ discountPrice: 4, currency: 'EUR' }, tooMuch('4')],
])('%j for a product of 4.99 USD', (sent, expected) => {
  const full = { minorUnits: 499, currency: 'USD' }
  const place = { path: 'content', amount: 'discountPrice', currency: 'currency', otherwise: 'USD', full }
  const found = judgePrice({ ...place, sent })
  const lines = found.map((one) => `${one.rule}: ${one.path}: ${one.expected}, not ${one.found}`)
  expect(lines).toEqual(expected)
})
