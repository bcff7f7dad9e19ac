import en from '@topup/locales/en.json'
import { expect, test } from 'vitest'
import { readPaintedTexts } from './paintedTexts.ts'

test('the words are those of the locale', () => {
  const { categories, limited, coupon, exchange } = en.goods
  const { logIn, logInTitle, logInText, chooseRole, chooseRoleText, server } = en.destination
  expect(readPaintedTexts(en)).toEqual({
    categories,
    limited,
    coupon,
    exchange,
    logIn,
    logInTitle,
    logInText,
    chooseRole,
    chooseRoleText,
    server,
  })
})

test.each([null, 'texts', {}, { goods: null }, { goods: { ...en.goods, limited: 5 } }])(
  '%j contains no texts',
  (texts) => {
    expect(readPaintedTexts(texts)).toBeNull()
  },
)
