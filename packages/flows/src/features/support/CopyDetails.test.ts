// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import { supportDetails } from './CopyDetails.tsx'

const at = (pathname: string, search = '') => ({ pathname, search })

test('without an order the details say when, where, which store, game and payment link', () => {
  document.head.innerHTML = '<meta name="topup-version" content="abc123">'
  const services = createFakeServices({ brand: { name: 'Harbour' } })
  const details = supportDetails(services, at('/replenishGoods', '?replenish_id=R1'))
  document.head.innerHTML = ''
  const { clientId } = services.session.getState()
  for (const text of [
    'Store: Harbour',
    'Release: abc123',
    'Time zone: ',
    `Time: ${new Date(services.clock.now()).toISOString()}`,
    'Page: /replenishGoods',
    clientId,
    'Payment link: R1',
  ])
    expect(details).toContain(text)
})

test('what is not known has no line', () => {
  const details = supportDetails(createFakeServices({}), at('/showError'))
  for (const term of ['Release', 'Payment link', 'undefined', 'null']) expect(details).not.toContain(term)
})

test('of the address nothing but the path and the id of the link is taken', () => {
  const secret = 'canary'
  const services = createFakeServices({ account: { ...renHoshi, oauthToken: secret } })
  const names = ['oauth_token', 'card_no', 'card_pwd', 'password', 'ticket', 'code', 'anything']
  const search = `?${names.map((name) => `${name}=${secret}`).join('&')}&replenish_id=R1`
  expect(supportDetails(services, at('/errorReplenish', search))).not.toContain(secret)
})
