import { getOrderInfo } from '@topup/api-client'
import { nothingTold } from '@topup/domain'
import { buildIntended, buildOrdered, buildPurchaseSnapshot } from '@topup/domain/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { held, refusal } from '../testing/fakeApi.ts'
import { createFakeServices } from '../testing/fakeServices.ts'
import { renderInStore } from '../testing/renderInStore.tsx'
import { ResultPopup } from './ResultPopup.tsx'

afterEach(cleanup)

const close = () => undefined

test('an order that shares its intent with another one is shown by its own number', async () => {
  const services = createFakeServices({ answers: { [getOrderInfo.path]: held().endpoint } })
  const { snapshot } = buildOrdered('B1')
  for (const billingNo of ['B1', 'B2'])
    services.vault.write(`order.no.${billingNo}`, { ...buildOrdered(billingNo), snapshot })
  services.journal.getState().reload()
  renderInStore(services, <ResultPopup order="B1" onClose={close} />)
  expect(screen.getByRole('alertdialog').textContent).toContain('order B1')
  const asked = () => services.api.callsTo(getOrderInfo.path).map(({ request }) => request['billing_no'])
  await expect.poll(asked).toEqual(['B1'])
})

test('an intent stays the order that it became when the service makes a second one of it', async () => {
  const services = createFakeServices({
    journal: [buildIntended('i1')],
    answers: { [getOrderInfo.path]: () => refusal(-3031, '') },
  })
  const receive = (billingNo: string) =>
    act(async () =>
      services.journal.getState().record({
        kind: 'billingNoReceived',
        snapshot: buildPurchaseSnapshot({ intentId: 'i1' }),
        billingNo,
        payUrl: null,
        apiOrigin: 'https://api.store.example',
      }),
    )
  renderInStore(services, <ResultPopup order="i1" onClose={close} />)
  await receive('B1')
  await receive('B2')
  expect(screen.getByRole('alertdialog').textContent).toContain('order B1')
})

test('of an order that was made elsewhere only what the store says is stated', async () => {
  const told = { ...nothingTold, product: '60 Crystals' }
  const services = createFakeServices({
    journal: [{ ...buildOrdered('B1'), told }],
    answers: { [getOrderInfo.path]: held().endpoint },
  })
  renderInStore(services, <ResultPopup order="B1" onClose={close} />)
  const text = screen.getByRole('alertdialog').textContent
  expect(text).toContain('made elsewhere')
  expect(text).toContain('60 Crystals')
  const { product, recipient, method } = buildOrdered('B1').snapshot
  for (const unknown of [product.display, recipient.role.display, recipient.username, method.name, '4.99'])
    expect(text).not.toContain(unknown)
})
