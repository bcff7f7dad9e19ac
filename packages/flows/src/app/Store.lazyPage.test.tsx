import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { againMs } from '../frame/PartLost.tsx'
import { codePausesMs } from '../store/loadCode.ts'
import { createFakeServices } from '../testing/fakeServices.ts'
import { renderInStore } from '../testing/renderInStore.tsx'
import { lazyPage } from './Store.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

afterEach(cleanup)

/** A page whose code is lost until the test lets it come. */
function lostPage() {
  let isThere = false
  let requests = 0
  const returns: (() => void)[] = []
  const fake = createFakeServices()
  const services = {
    ...fake,
    visibility: {
      ...fake.visibility,
      onReturn: (listener: () => void) => (returns.push(listener), () => undefined),
    },
  }
  const Page = lazyPage(async () => {
    requests += 1
    if (!isThere) throw new Error('a file of another release')
    return () => <p>The page</p>
  })
  const user = renderInStore(services, <Page />)
  const pass = (ms: number) => act(async () => services.clock.advance(ms))
  return {
    user,
    services,
    pass,
    requests: () => requests,
    lose: async () => {
      await act(async () => undefined)
      for (const pauseMs of codePausesMs) await pass(pauseMs)
    },
    bringBack: () => {
      isThere = true
    },
    comeBack: () => act(async () => returns.forEach((listener) => listener())),
  }
}

test('a page whose code is lost says so between header and navigation, which stay', async () => {
  const { lose, services } = lostPage()
  await lose()
  expect(screen.getByText("We couldn't load this part")).toBeDefined()
  expect(screen.getByRole('banner')).toBeDefined()
  expect(services.reloads).toEqual(['itself'])
})

test('without a network it says that it opens by itself', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { lose } = lostPage()
  await lose()
  expect(screen.getByText('No connection')).toBeDefined()
})

test('it opens by itself when the player or the network is back', async () => {
  const { lose, bringBack, comeBack } = lostPage()
  await lose()
  bringBack()
  await comeBack()
  expect(screen.getByText('The page')).toBeDefined()
})

test('it opens by itself after a while, too', async () => {
  const { lose, bringBack, pass } = lostPage()
  await lose()
  await pass(againMs)
  expect(screen.queryByText('The page')).toBeNull()
  bringBack()
  await pass(againMs)
  expect(screen.getByText('The page')).toBeDefined()
})

test('a tap requests the code again, and a reload where it is still lost', async () => {
  const { user, lose, services, requests } = lostPage()
  await lose()
  const before = requests()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(requests()).toBe(before + 1)
  expect(services.reloads).toEqual(['itself', 'player'])
})
