import { buildPurchaseSnapshot } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { createFakeServices } from '../../../testing/fakeServices.ts'
import { waitingTextsOf, waitingTextsOfFacts } from './waitingPage.ts'

test('the window says what is paid, how much, and for whom, from the snapshot', () => {
  const services = createFakeServices({ brand: { name: 'Harbour' } })
  const snapshot = buildPurchaseSnapshot({ payable: { minorUnits: 849, currency: 'USD' } })
  const { recipient, product } = snapshot
  const texts = waitingTextsOf(services, snapshot)
  expect(texts).toMatchObject({ storeName: 'Harbour', product: product.display, amount: 'US$8.49' })
  expect(texts.recipient).toEqual([
    [recipient.character.display, recipient.server.display],
    [recipient.gameName, recipient.username],
  ])
})

test('an order of which nothing is known leaves only the words about the window', () => {
  expect(waitingTextsOfFacts(createFakeServices(), null)).toMatchObject({
    product: null,
    amount: null,
    recipient: [],
  })
})
