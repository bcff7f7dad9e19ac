import { act, cleanup, screen } from '@testing-library/react'
import type { JournalEvent } from '@topup/domain'
import { buildIntended } from '@topup/domain/testing'
import { afterEach, expect, test } from 'vitest'
import { createFakeServices } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { UnderHeader } from './UnderHeader.tsx'

afterEach(cleanup)

const bar = () => screen.queryByRole('region', { name: 'Orders in progress' })

test('when the only order is discarded, neither the bar nor My says that one is open', async () => {
  const { snapshot } = buildIntended('i1')
  const services = createFakeServices()
  const news: (string | undefined)[] = []
  renderInStore(services, <UnderHeader onNews={(said) => news.push(said)} />)
  expect(bar()).toBeNull()
  const record = (event: JournalEvent) => act(() => services.journal.getState().record(event))
  record({ kind: 'intentWritten', snapshot, apiOrigin: 'https://api.store.example' })
  await expect.poll(bar).not.toBeNull()
  await expect.poll(() => news.at(-1)).toBe('1 order in progress')
  record({ kind: 'intentDiscarded', intentId: snapshot.intentId })
  expect(services.journal.getState().journal).toEqual([])
  expect(bar()).toBeNull()
  await expect.poll(() => news.at(-1)).toBeUndefined()
  await expect.poll(() => services.brandStorage.text('openOrderBar')).toBeNull()
})
