import en from '@topup/locales/en.json'
import { expect, test } from 'vitest'
import { readPaintedTexts } from './paintedTexts.ts'

test('the words are those of the locale', () => {
  const { categories, limited, coupon, exchange, points } = en.product
  const { logIn, logInTitle, logInText, chooseCharacter, chooseCharacterText, server } = en.destination
  expect(readPaintedTexts(en)).toEqual({
    categories,
    limited,
    coupon,
    exchange,
    points,
    logIn,
    logInTitle,
    logInText,
    chooseCharacter,
    chooseCharacterText,
    server,
  })
})

test.each([null, 'texts', {}, { product: null }, { product: { ...en.product, limited: 5 } }])(
  '%j contains no texts',
  (texts) => {
    expect(readPaintedTexts(texts)).toBeNull()
  },
)
