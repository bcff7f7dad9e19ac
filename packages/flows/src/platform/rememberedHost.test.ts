import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/fakeClock.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { fakeDeployment } from '../testing/fakeBrand.ts'
import { createRememberedHost } from './rememberedHost.ts'
import { createBrandStorage } from './brandStorage.ts'

const deployment = { ...fakeDeployment, backupApiOrigins: ['https://api2.store.example'] }

test('the choice of a backup host lasts one day', () => {
  const [storage, clock] = [createFakeStorage(), createFakeClock()]
  const memory = createRememberedHost(createBrandStorage('store', storage, clock), deployment)
  expect(memory.read()).toBeNull()
  memory.write(1, 0)
  expect(memory.read()).toBe('1')
  clock.advance(86_400_000)
  expect(memory.read()).toBeNull()
})

test.each(['https://evil.example', 2, -1, 0.5, '1', null, {}])(
  'a stored %j does not change the host',
  (stored) => {
    const brandStorage = createBrandStorage('store', createFakeStorage(), createFakeClock())
    brandStorage.write('backupApi', stored)
    expect(createRememberedHost(brandStorage, deployment).read()).toBe('0')
  },
)
