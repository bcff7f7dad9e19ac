import { expect, test } from 'vitest'
import { trackPopups } from './PopupLayers.tsx'
import { createFakeServices } from '../testing/fakeServices.ts'

test('a popup is a view once, also where what draws it is lost and comes back', () => {
  const services = createFakeServices()
  const { popups, tracking } = services
  const events = () => tracking.events.map(({ event }) => event)
  popups.getState().push({ kind: 'recharge', productId: 'g1' })
  trackPopups(services)()
  expect(events()).toEqual(['viewProductDetail'])
  const stop = trackPopups(services)
  expect(events()).toHaveLength(1)
  popups.getState().push({ kind: 'games' })
  popups.getState().push({ kind: 'language' })
  expect(events()).toEqual(['viewProductDetail', 'viewGameList'])
  stop()
})
