import { getCumulativeActivityInfo, getPageConfig } from '@topup/api-client'
import { cumulativeActivityWire, milestoneWire, pageConfigWire } from '@topup/api-client/testing'
import { buildFinal } from '@topup/domain/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { content, held, rejection, unreachable } from '../../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../../testing/fakeServices.ts'
import { flush } from '../../../testing/flush.ts'
import { renderInStore } from '../../../testing/renderInStore.tsx'
import { ResultPopup } from './OrderResult.tsx'

afterEach(cleanup)

const entry = buildFinal('B1')
const { recipient } = entry.snapshot
const withEvent = pageConfigWire({ cumulative_config: { is_has_cumulative: 1 } })

async function show(answer: FakeEndpoint) {
  const services = createFakeServices({
    account: { ...renHoshi, suid: recipient.suid },
    journal: [entry],
    answers: {
      [getPageConfig.path]: () => content(withEvent),
      [getCumulativeActivityInfo.path]: answer,
    },
  })
  await services.catalogue.getState().loadPageConfig()
  const user = renderInStore(
    services,
    <Routes>
      <Route path="/" element={<ResultPopup order="B1" onClose={() => undefined} />} />
      <Route path="/activity" element={<p>The event</p>} />
    </Routes>,
  )
  const asked = () => services.api.callsTo(getCumulativeActivityInfo.path)
  return { services, user, asked }
}

const line = () => screen.queryByRole('link', { name: /next reward/ })

test('a paid order says what is missing to the next reward of its own character, and leads there', async () => {
  const { user, asked, services } = await show(() => content(cumulativeActivityWire({ total: 20 })))
  const link = await screen.findByRole('link', { name: 'US$30.00 to your next reward' })
  expect(asked().map(({ request }) => request)).toEqual([
    {
      client_id: recipient.clientId,
      type: 'cumulative',
      server_id: recipient.server.value,
      role_id: recipient.character.value,
      area_id: undefined,
    },
  ])
  services.popups.getState().push({ kind: 'result', order: 'B1' })
  await user.click(link)
  expect(screen.getByText('The event')).toBeDefined()
  expect(services.popups.getState().open).toEqual([])
})

test('the receipt stands before the answer, and the same receipt stands after it', async () => {
  const question = held()
  await show(question.endpoint)
  expect(screen.getByText('Top-up complete')).toBeDefined()
  expect(line()).toBeNull()
  const before = screen.getByRole('alertdialog').querySelector('dl')?.textContent
  await act(async () => question.answer(content(cumulativeActivityWire())))
  expect(line()).not.toBeNull()
  expect(screen.getByRole('alertdialog').querySelector('dl')?.textContent).toBe(before)
})

test.each<[string, FakeEndpoint]>([
  ['a rejection', () => rejection(-3022, 'No event')],
  ['a lost login', () => rejection(-600, '')],
  ['silence', unreachable],
  ['an event that is over', () => content(cumulativeActivityWire({ end_time: 1_000 }))],
  [
    'an event whose rewards are all reached',
    () => content(cumulativeActivityWire({ total: 60, milestones: [milestoneWire({ need: 50 })] })),
  ],
  ['an event without rewards', () => content(cumulativeActivityWire({ milestones: [] }))],
])('%s leaves the receipt as it is and says nothing', async (_title, answer) => {
  const { services, asked } = await show(answer)
  await expect.poll(asked).toHaveLength(1)
  await act(flush)
  expect(screen.getByText('Top-up complete')).toBeDefined()
  expect(line()).toBeNull()
  expect(services.toasts.getState().messages).toEqual([])
  expect(services.popups.getState().open).toEqual([])
  expect(services.session.getState().accounts.size).toBe(1)
})

test('another account that logs in meanwhile sees nothing of it', async () => {
  const question = held()
  const { services, asked } = await show(question.endpoint)
  act(() => services.session.getState().logIn({ ...renHoshi, suid: 'somebody else' }))
  expect(asked()[0]?.signal?.aborted).toBe(true)
  await act(async () => question.answer(content(cumulativeActivityWire())))
  expect(line()).toBeNull()
  expect(asked()).toHaveLength(1)
})
