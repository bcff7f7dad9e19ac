import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { parseLanguage } from '@topup/domain'
import { afterEach, expect, test, vi } from 'vitest'
import { parseEntry } from '@topup/domain'
import { linkOfTab } from '../../visit/tabLink.ts'
import { createBrandStorage } from '../../platform/brandStorage.ts'
import { createFakeServices } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { LanguagePopup } from './LanguagePopup.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

function open() {
  const services = createFakeServices()
  const onClose = vi.fn<() => void>()
  return { services, onClose, user: renderInStore(services, <LanguagePopup onClose={onClose} />) }
}

test('each language of the store is offered in its own name, the current one marked', () => {
  open()
  const offered = screen.getAllByRole('radio').map((row) => [row.lang, row.textContent, row.ariaChecked])
  expect(offered).toEqual(
    expect.arrayContaining([
      ['en', 'English', 'true'],
      ['ja', '日本語', 'false'],
    ]),
  )
})

test('the store switches to a chosen language and requests its data in it again', async () => {
  const { services, onClose, user } = open()
  await user.click(screen.getByRole('radio', { name: '日本語' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(services.translator.language()).toBe('ja')
  expect(services.api.calls.length).toBeGreaterThan(0)
})

test('a chosen language takes precedence over that of the link for the rest of the visit', async () => {
  const { services, onClose, user } = open()
  const tab = createBrandStorage(services.brand.key, sessionStorage, services.clock)
  const asked = () => linkOfTab(tab, parseEntry('?spec_lang=en', []).entry).language
  expect(asked()).toBe('en')
  await user.click(screen.getByRole('radio', { name: '日本語' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(asked()).toBeNull()
})

test('a language that cannot be loaded leaves everything as it was and says so', async () => {
  const { services, onClose, user } = open()
  await user.click(screen.getByRole('radio', { name: 'العربية' }))
  await waitFor(() => expect(services.toasts.getState().messages).toHaveLength(1))
  expect(services.translator.language()).toBe('en')
  expect(onClose).not.toHaveBeenCalled()
})

test('a second tap on it starts the store again in that language, because a new release gives its files new names', async () => {
  const { services, user } = open()
  const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response(null, { status: 503 })))
  vi.stubGlobal('fetch', fetched)
  const arabic = () => user.click(screen.getByRole('radio', { name: 'العربية' }))
  await arabic()
  await waitFor(() => expect(services.toasts.getState().messages).toHaveLength(1))
  expect(fetched).not.toHaveBeenCalled()
  await arabic()
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  expect(services.brandStorage.read('language', parseLanguage)).toBe('ar')
})

test.each([
  ['are lost', false],
  ['come all the same', true],
])(
  'while its texts are on their way a language says so, and a tap on another one wins when they %s',
  async (_what, isShown) => {
    const { services, onClose, user } = open()
    let end = (): void => undefined
    const slow = new Promise<boolean>((resolve) => (end = () => resolve(isShown)))
    const change = vi.spyOn(services.translator, 'change').mockReturnValueOnce(slow)
    await user.click(screen.getByRole('radio', { name: 'العربية' }))
    expect(screen.getByRole('status').textContent).toBe('Loading')
    expect(screen.getByRole('radiogroup').parentElement?.ariaBusy).toBe('true')
    await user.click(screen.getByRole('radio', { name: '日本語' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await act(async () => end())
    expect(services.toasts.getState().messages).toEqual([])
    expect(change.mock.calls.map(([language]) => language)).toEqual(['ar', 'ja', ...(isShown ? ['ja'] : [])])
  },
)
