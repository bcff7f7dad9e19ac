// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildBrand } from '../testing/fakeBrand.ts'
import { ledAwayKey } from '../platform/payWindow.ts'
import { createFakeServices } from '../testing/fakeServices.ts'
import { startIdle } from './later.tsx'
import type { StoreApp } from './createServices.ts'

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addListener: () => {}, removeListener: () => {} }) as never
})
afterEach(() => document.head.replaceChildren())

const cardScript = { url: 'https://cards.example/script.js' }

function start({ isMobile }: { readonly isMobile: boolean }, services = createFakeServices()) {
  const app = { brand: buildBrand({ cardScript }), theme: { tint: '#0a5', mode: 'light' } }
  startIdle(app as unknown as StoreApp, { ...services, device: { ...services.device, isMobile } })
}

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

test('a computer gets the script of the cards', async () => {
  start({ isMobile: false })
  await expect.poll(scripts).toEqual([cardScript.url])
})

test('a phone never gets the script of the cards', () => {
  start({ isMobile: true })
  window.dispatchEvent(new Event('load'))
  expect(scripts()).toEqual([])
})

test('what is to be said of a tab that was led away is said once', async () => {
  const services = createFakeServices()
  services.tab.write(ledAwayKey, services.clock.now())
  start({ isMobile: true }, services)
  const texts = () => services.toasts.getState().messages.map(({ text }) => text)
  await expect.poll(texts).toEqual([services.translator.t('recharge.ledAway')])
  expect(services.tab.read(ledAwayKey, () => true)).toBeNull()
})
