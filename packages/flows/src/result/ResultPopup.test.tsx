import { getOrderInfo } from '@topup/api-client'
import { buildIntended, buildOrdered, buildPurchaseSnapshot } from '@topup/domain/testing'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { held, refusal } from '../testing/fakeApi.ts'
import { createFakeServices } from '../testing/fakeServices.ts'
import { renderInStore } from '../testing/renderInStore.tsx'
import { ResultPopup } from './ResultPopup.tsx'

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
