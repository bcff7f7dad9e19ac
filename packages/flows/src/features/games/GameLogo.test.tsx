import { getGameLogo } from '@topup/api-client'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { content, rejection } from '../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../testing/fakeApi.ts'
import { createFakeServices } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { useGameLogo } from './GameLogo.tsx'

afterEach(cleanup)

function Logo({ listed }: { readonly listed: string | null }) {
  return <p>{useGameLogo('100001', listed) ?? 'none'}</p>
}

const single = 'https://pictures.example/single.png'
const listed = 'https://pictures.example/listed.png'

function drawn(given: string | null, answer: FakeEndpoint) {
  const services = createFakeServices({ answers: { [getGameLogo.path]: answer } })
  renderInStore(
    services,
    <>
      <Logo listed={given} />
      <Logo listed={given} />
    </>,
  )
  return services
}

test('a game without a picture in the list gets its own, asked for once', async () => {
  const services = drawn(null, () => content({ icon: single }))
  expect(await screen.findAllByText(single)).toHaveLength(2)
  expect(services.api.callsTo(getGameLogo.path).map(({ request }) => request)).toEqual([
    { client_id: '100001' },
  ])
})

test('the picture of the list is enough', () => {
  const services = drawn(listed, () => content({ icon: single }))
  expect(screen.getAllByText(listed)).toHaveLength(2)
  expect(services.api.callsTo(getGameLogo.path)).toEqual([])
})

test.each([
  ['a rejection', () => rejection(-3002, 'No')],
  ['a picture without https', () => content({ icon: 'http://pictures.example/single.png' })],
  ['no picture', () => content({ icon: '' })],
] as const)('%s leaves the drawn pad and says nothing', async (_title, answer) => {
  const services = drawn(null, answer)
  await expect.poll(() => services.api.callsTo(getGameLogo.path)).toHaveLength(1)
  expect(screen.getAllByText('none')).toHaveLength(2)
  expect(services.toasts.getState().messages).toEqual([])
})
