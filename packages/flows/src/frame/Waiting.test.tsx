import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFakeServices } from '../testing/fakeServices.ts'
import { renderInStore } from '../testing/renderInStore.tsx'
import { slowAfterMs, tryNowAfterMs, Waiting } from './Waiting.tsx'

afterEach(cleanup)

/** A placeholder in a store whose time passes when the test says so. */
function wait(of: 'answer' | 'code' = 'answer') {
  const services = createFakeServices()
  const user = renderInStore(
    services,
    <Waiting of={of}>
      <p>Loading products</p>
    </Waiting>,
  )
  return { services, user, pass: (ms: number) => act(async () => services.clock.advance(ms)) }
}

const line = () => screen.queryByText('Slow connection. Trying again.')
const button = () => screen.queryByRole('button', { name: 'Try now' })

test('a placeholder says after three seconds that it takes long, and offers a fresh attempt after eight', async () => {
  const { pass } = wait()
  await pass(slowAfterMs - 1)
  expect([line(), button()]).toEqual([null, null])
  await pass(1)
  expect(line()).not.toBeNull()
  expect(button()).toBeNull()
  await pass(tryNowAfterMs - slowAfterMs - 1)
  expect(button()).toBeNull()
  await pass(1)
  expect(button()).not.toBeNull()
  expect(screen.getByText('Loading products')).toBeDefined()
})

test('the line is told to readers who do not see it, politely', async () => {
  const { pass } = wait()
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  await pass(slowAfterMs)
  expect(region.textContent).toBe('Slow connection. Trying again.')
})

test('a tap starts a fresh attempt once, and the button rests a moment', async () => {
  const { pass, user, services } = wait()
  await pass(slowAfterMs)
  await pass(tryNowAfterMs - slowAfterMs)
  await user.dblClick(screen.getByRole('button', { name: 'Try now' }))
  expect(services.api.hurries()).toBe(1)
  await pass(2_000)
  await user.click(screen.getByRole('button', { name: 'Try now' }))
  expect(services.api.hurries()).toBe(2)
})

test('code is fetched by the browser, so there is nothing to tap', async () => {
  const { pass } = wait('code')
  await pass(slowAfterMs)
  await pass(tryNowAfterMs)
  expect(line()).not.toBeNull()
  expect(button()).toBeNull()
})
