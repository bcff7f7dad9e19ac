import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildProduct } from '../testing/productBuilders.ts'
import { buildBuyer, buildCouponParts, c15Price } from '../testing/snapshotPartsBuilders.ts'
import { buildSnapshot } from './purchaseSnapshot.ts'

const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' })

test('what is paid is always the amount shown, and every identity comes from the parts', () => {
  const id = fc.string({ minLength: 1 })
  const amount = fc.nat({ max: 3 })
  fc.assert(
    fc.property(
      id,
      id,
      id,
      id,
      amount,
      amount,
      fc.boolean(),
      (clientId, suid, server, character, shown, discount, isUsed) => {
        const from = buildCouponParts({
          game: { clientId, name: 'Game' },
          buyer: buildBuyer(suid),
          server: { display: '', value: server },
          character: { display: '', value: character },
          product: buildProduct({ price: usd(2) }),
          ...(isUsed ? {} : { coupon: null }),
          pricedCoupon: { ...c15Price, clientId, price: { points: 0, discountPrice: usd(discount) } },
          shownPayable: usd(shown),
        })
        const result = buildSnapshot(from)
        if (!result.ok) {
          expect(isUsed ? shown === discount && discount <= 2 : shown === 2).toBe(false)
          return
        }
        expect(result.value.payable).toEqual(usd(shown))
        expect(result.value.recipient).toMatchObject({
          clientId,
          suid,
          server: { value: server },
          character: { value: character },
        })
      },
    ),
  )
})
