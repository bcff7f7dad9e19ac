// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isConfirmedElsewhere, localWays } from './localWays.ts'

/** Adyen's names of the ways that the parts for a session stand for. */
async function typesFor(...offered: readonly string[]): Promise<readonly string[]> {
  const parts = await localWays((type) => offered.indexOf(type) !== -1)
  return parts.flatMap(({ type, txVariants }) => [type, ...txVariants]).filter((type) => type !== 'redirect')
}

test.each(['klarna', 'trustly', 'twint', 'vipps', 'giropay'])(
  '%s, which Adyen would leave out, is paid on its own page',
  async (type) => {
    expect(await typesFor()).toContain(type)
  },
)

test('the code of a way with fields is fetched for a session that has it, and for no other', async () => {
  expect(await typesFor()).not.toContain('blik')
  expect(await typesFor('blik')).toContain('blik')
})

test.each(['eps', 'onlineBanking_PL', 'onlineBanking_CZ', 'molpay_ebanking_TH', 'molpay_ebanking_fpx_MY'])(
  'the banks of %s can be chosen',
  async (type) => {
    expect(await typesFor(type)).toContain(type)
  },
)

test('BLIK is confirmed elsewhere, a card or a bank’s page in the browser', () => {
  expect(['blik', 'scheme', 'eps', undefined].map(isConfirmedElsewhere)).toEqual([true, false, false, false])
})
