import { externalOrder, nothingReported } from '@topup/domain'
import type { ReportedDetails } from '@topup/domain'
import { buildLinkRecipient, buildProduct, buildOrdered, buildFinal, forLink } from '@topup/domain/testing'
import { describe, expect, test } from 'vitest'
import { createFakeServices } from '../../../testing/fakeServices.ts'
import { canReopen, forgetMethod, reopenRecharge } from './results.ts'

const own = buildOrdered('B1')
const boughtId = own.snapshot.product.productId ?? ''

/** A store that sells the product that the tap asked for and one more. */
function store() {
  const services = createFakeServices()
  const { clientId } = own.snapshot.recipient
  services.session.setState({ clientId })
  const products = [buildProduct({ productId: boughtId }), buildProduct({ productId: 'other' })]
  const groups = [{ typeKey: 'crystals', name: '', products }]
  services.catalogue.setState({ products: { kind: 'ready', value: groups } })
  const left: string[] = []
  const opened = () => services.popups.getState().open
  return { services, opened, left, leave: () => void left.push('left') }
}

test('an order is paid again with its own product', () => {
  const { services, opened, left, leave } = store()
  reopenRecharge(services, own, leave)
  expect(opened()).toMatchObject([{ kind: 'recharge', productId: boughtId }])
  expect(left).toEqual([])
})

test('for another method, the one before is not chosen again', () => {
  const { services } = store()
  services.selection.getState().change((held) => ({ ...held, region: 'US', rechargeKey: 'visa' }))
  forgetMethod(services)
  expect(services.selection.getState().selection).toMatchObject({ region: 'US', rechargeKey: null })
})

test('for a product that is no longer sold, the result is left', () => {
  const { services, opened, left, leave } = store()
  services.catalogue.setState({ products: { kind: 'ready', value: [] } })
  reopenRecharge(services, own, leave)
  expect([opened(), left]).toEqual([[], ['left']])
})

test('for an order of another game, the result is left', () => {
  const { services, opened, left, leave } = store()
  services.session.setState({ clientId: 'another' })
  reopenRecharge(services, own, leave)
  expect([opened(), left]).toEqual([[], ['left']])
})

describe('an order of a payment link', () => {
  const failed = { ...buildFinal('B1'), outcome: 'fail' as const }
  const ofLink = forLink(failed, { paymentLinkId: 'rp 1' })

  test.each([
    ['none is open', null],
    ['another one is open', buildLinkRecipient({ paymentLinkId: 'rp 2' })],
  ])('leads to the page of its link where %s, and never to a product of the store', (_, payer) => {
    const { services, opened, left, leave } = store()
    services.session.setState({ payer })
    services.popups.getState().push({ kind: 'result', order: 'B1' })
    expect(canReopen(services, ofLink)).toBe(true)
    reopenRecharge(services, ofLink, leave)
    expect([opened(), left, services.routes]).toEqual([[], [], ['/replenishGoods?replenish_id=rp%201']])
  })

  test('is left to the page of its link where that is open', () => {
    const { services, opened, left, leave } = store()
    services.session.setState({ payer: buildLinkRecipient({ paymentLinkId: 'rp 1' }) })
    reopenRecharge(services, ofLink, leave)
    expect([opened(), left, services.routes]).toEqual([[], ['left'], []])
  })
})

describe('an external order', () => {
  const elsewhere = (told: Partial<ReportedDetails>) => ({
    ...own,
    origin: externalOrder({ ...nothingReported, ...told }),
  })

  test('opens the product that the service names, not that of the tap that met it', () => {
    const { services, opened, leave } = store()
    const entry = elsewhere({ productId: 'other' })
    expect(canReopen(services, entry)).toBe(true)
    reopenRecharge(services, entry, leave)
    expect(opened()).toMatchObject([{ kind: 'recharge', productId: 'other' }])
  })

  test.each<[string, Partial<ReportedDetails>]>([
    ['is not told', { product: own.snapshot.product.display }],
    ['is not sold here', { productId: 'gone' }],
  ])('offers nothing when its product %s', (_what, told) => {
    const { services } = store()
    expect(canReopen(services, elsewhere(told))).toBe(false)
    expect(
      canReopen(services, { ...buildFinal('B1'), origin: externalOrder({ ...nothingReported, ...told }) }),
    ).toBe(false)
    expect(canReopen(services, own)).toBe(true)
  })
})
