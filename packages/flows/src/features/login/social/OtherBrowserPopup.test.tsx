import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFakeServices } from '../../../testing/fakeServices.ts'
import { renderInStore } from '../../../testing/renderInStore.tsx'
import { OtherBrowserPopup } from './OtherBrowserPopup.tsx'

const before = window.location.href
beforeEach(() => window.history.replaceState(null, '', '/selectGoods?oauth_token=s3cr3t'))
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', before)
})

function open(userAgent: string) {
  const services = createFakeServices()
  const device = { ...services.device, userAgent }
  renderInStore({ ...services, device }, <OtherBrowserPopup login="Google" onClose={() => undefined} />)
}

test('an app on Android offers to open the page in Chrome, without its secrets, beside copying the address', () => {
  open('Mozilla/5.0 (Linux; Android 14; wv) [FBAN/EMA]')
  const link = screen.getByRole('link', { name: 'Open in Chrome' }).getAttribute('href')
  expect(link).toMatch(/^intent:.*\/selectGoods#Intent;/)
  expect(link).not.toContain('s3cr3t')
  expect(screen.getByRole('button', { name: 'Copy address' })).toBeDefined()
})

test('an app on another system offers the address alone', () => {
  open('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) [FBAN/FBIOS]')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Copy address' })).toBeDefined()
})
