import { decodePageConfig, getAllRoleList, getServerList, getUserInfo } from '@topup/api-client'
import { pageConfigWire, paywayWire, payStartWire } from '@topup/api-client/testing'
import { buildProduct, buildLimit } from '@topup/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showClaimResult } from '../features/claims/claimService.ts'
import { OtherBrowserPopup } from '../features/login/social/OtherBrowserPopup.tsx'
import { xsolla } from '@topup/api-client/providers/xsolla'
import { NotFoundPage, ParameterErrorPage } from '../pages/messages/MessagePages.tsx'
import { LinkEnd } from '../pages/paymentLink/LinkPage.tsx'
import { RealNamePage } from '../pages/realName/RealNamePage.tsx'
import { buy } from '../features/purchase/recharge/buy.ts'
import { noLimits } from '../features/products/catalogueStore.ts'
import { content, rejection, unreachable } from '../testing/fakeApi.ts'
import type { FakeAnswer } from '../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../testing/fakeServices.ts'
import type { FakeServices, FakeStart } from '../testing/fakeServices.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { flush } from '../testing/flush.ts'
import { renderInStore } from '../testing/renderInStore.tsx'
import { ServerCharacterPopup } from '../features/games/ServerCharacterPopup.tsx'

afterEach(cleanup)

/** The texts of all toasts and questions. */
const saidIn = ({ toasts, popups }: FakeServices): readonly string[] => [
  ...toasts.getState().messages.map(({ text }) => text),
  ...popups.getState().open.flatMap((open) => (open.kind === 'confirm' ? [open.title, open.text] : [])),
]

/** A player has chosen a product and a payment method, and taps Buy. */
async function tapsBuy(
  start: FakeStart & { readonly product?: Parameters<typeof buildProduct>[0]; readonly left?: number },
  over: (services: FakeServices) => void = () => {},
): Promise<readonly string[]> {
  const services = createFakeServices({
    account: renHoshi,
    providers: [xsolla],
    ...start,
    answers: {
      '/api/pay/getPaywayList': () => content({ country: { MY: [paywayWire({ channel_id: 11001 })] } }),
      [xsolla.path]: () => content(payStartWire()),
      ...start.answers,
    },
  })
  services.catalogue.setState({
    pageConfig: { kind: 'ready', value: decodePageConfig(pageConfigWire({ is_open_coupon: 0 }), {}) },
  })
  const { selection, catalogue, recharge } = services
  const character = { display: 'Kaelith', value: '900001' }
  selection.getState().change((kept) => ({ ...kept, server: { display: 'S128', value: 's128' }, character }))
  const product = buildProduct(start.product)
  if (start.left !== undefined) {
    const limit = buildLimit({ productId: product.productId, limitType: 'time', remaining: start.left })
    catalogue.setState({
      ...noLimits,
      limits: { kind: 'known', limits: new Map([[product.productId, limit]]) },
    })
  }
  await recharge.getState().open(product, { withCoupons: false })
  recharge.getState().choosePayment({ kind: 'methodChosen', key: '700' })
  over(services)
  void buy(services)
  await flush()
  return saidIn(services)
}

const limited = { product: { isLimit: true } }
const forgetful = () => {
  const storage = createFakeStorage()
  storage.refuse(['setItem'])
  return storage
}

// Network error, query error, "log in first" and the coupon that is not supported: see errorCodes.test.ts.
test.each<[string, () => Promise<readonly string[]>, string]>([
  [
    'Channel id does not exist',
    () => tapsBuy({ providers: [] }),
    "This payment method isn't available right now. Choose another one.",
  ],
  [
    'Link invalid, refresh',
    () => tapsBuy({}, ({ placing }) => Object.assign(placing, { parsePayUrl: () => null })),
    "We couldn't open the payment page. Reload to see your order. Don't order again.",
  ],
  [
    'Payment method parameter error',
    () => tapsBuy({ product: { productId: '' } }),
    "We couldn't start this payment. You haven't been charged. Choose another payment method.",
  ],
  [
    'a page that began to be left at the tap, and is here again',
    () =>
      tapsBuy({}, ({ placing }) => {
        const leaving = { isLeaving: () => true, stays: () => Promise.resolve(false) }
        Object.assign(placing, { watchLeaving: () => leaving })
      }),
    'Nothing was ordered. Tap Buy again.',
  ],
  [
    'payway_id is no exist',
    () => tapsBuy({ answers: { [xsolla.path]: () => content({ url: null }) } }),
    "We don't have an order number yet. Don't pay again: we're checking your order.",
  ],
  [
    'Purchase limit reached',
    () => tapsBuy({ ...limited, left: 0 }),
    "You've reached the purchase limit for this product.",
  ],
  [
    'Unpaid order exists for this product',
    () => tapsBuy({ ...limited, left: -1 }),
    'You have an unpaid order for this product. Pay or check that order first.',
  ],
  [
    'Cookies blocked or private mode',
    () => tapsBuy({ storage: forgetful() }),
    "This browser won't keep your order",
  ],
  [
    'Claim or receive failed',
    async () => {
      const services = createFakeServices()
      const rejected: FakeAnswer = rejection(-3050, '')
      if (!rejected.ok && rejected.error.kind === 'rejected')
        showClaimResult(services, { kind: 'rejected', error: rejected.error })
      return saidIn(services)
    },
    "We couldn't claim the reward.",
  ],
])('"%s" is shown', async (_, act, text) => {
  expect(await act()).toContain(text)
})

const ended = {
  kind: 'expired',
  info: {
    gameName: 'Starfall',
    userName: 'ren',
    amount: { minorUnits: 499, currency: 'USD' },
    validSeconds: 60,
  },
} as const

test.each([
  [
    'Parameter error page',
    <ParameterErrorPage key="p" />,
    'Open the store from the game again and bookmark it. Or ask support for the right link.',
  ],
  [
    'Page expired, ask customer service',
    <LinkEnd key="l" paymentLink={ended} />,
    'Ask support for a new link for ren.',
  ],
  [
    'Login type unsupported in this environment',
    <OtherBrowserPopup key="o" login="Google" onClose={() => undefined} />,
    "Google login doesn't work in this app. Open the address in your browser.",
  ],
  ['404 not found', <NotFoundPage key="n" />, 'Page not found'],
])('"%s" is on its screen', (_, screenOf, text) => {
  renderInStore(createFakeServices(), screenOf)
  expect(screen.getByText(text)).toBeDefined()
})

test.each([
  ['Real-name check failed', unreachable, "We couldn't check your identity. Try again from the home page."],
  ['Not real-name verified, go verify', () => rejection(6001, ''), 'Verify your identity to continue.'],
])('"%s" is on the real-name page', async (_, answer, text) => {
  const services = createFakeServices({ account: renHoshi, answers: { [getUserInfo.path]: answer } })
  const user = renderInStore(services, <RealNamePage />)
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText(text)).toBeDefined()
})

test('"No character on this server: reselect or change account" is at the server', async () => {
  const answers = {
    [getServerList.path]: () => content({ all: [{ server_id: '1', server_name: 'S1 Moonfall' }] }),
    [getAllRoleList.path]: () => content([]),
  }
  const services = createFakeServices({ account: renHoshi, answers })
  const user = renderInStore(services, <ServerCharacterPopup onClose={() => undefined} />)
  await user.click(await screen.findByRole('tab', { name: 'All servers' }))
  await user.click(screen.getByRole('radio'))
  expect(screen.getByText('No character on S1 Moonfall')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Switch account' })).toBeDefined()
})
