import type { Meta, StoryObj } from '@storybook/react-vite'
import { errorCodes, evokeGame, getCumulativeActivityInfo, getOrderInfo } from '@topup/api-client'
import { cumulativeActivityWire, orderInfoWire } from '@topup/api-client/testing'
import {
  buildIntended,
  buildOrdered,
  buildPurchaseSnapshot,
  buildFinal,
  forLink,
} from '@topup/domain/testing'
import { addressOf, externalOrder, nothingReported, unknownPurchase } from '@topup/domain'
import type { JournalEntry, PurchaseSnapshot } from '@topup/domain'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { content, held, rejection, unreachable } from '../../../testing/fakeApi.ts'
import { renHoshi } from '../../../testing/fakeServices.ts'
import { inStore, startingWith } from '../../../testing/inStore.ts'
import { openShop, openShopForKaelith, storyAnswers } from '../../../testing/storyAnswers.ts'

const showing = (entry: JournalEntry) => ({
  journal: [entry],
  open: [{ kind: 'result' as const, order: addressOf(entry) }],
})
const stillPending = { [getOrderInfo.path]: () => content(orderInfoWire({ billing_no: '2505-8841-77' })) }
const ordered = buildOrdered('2505-8841-77')
const final = buildFinal('2505-8841-77')
/** With everything that a receipt may show. */
const success: typeof final = {
  ...final,
  snapshot: buildPurchaseSnapshot({
    points: 49,
    product: { ...final.snapshot.product, bonus: '+68 bonus' },
  }),
}
/** The same order, paid with a prepaid card. */
const byCard = <Entry extends JournalEntry & { readonly snapshot: PurchaseSnapshot }>(
  entry: Entry,
): Entry => ({
  ...entry,
  snapshot: {
    ...entry.snapshot,
    method: { ...entry.snapshot.method, channelId: 11501, name: 'Prepaid card' },
  },
})
const longSnapshot = buildPurchaseSnapshot({
  recipient: {
    ...ordered.snapshot.recipient,
    username: 'ein_ganz_besonders_langer_benutzername_2025',
    character: { display: 'Sternenwandererin_vom_Ende_der_Welt', value: '9' },
  },
  product: {
    productId: 'p',
    display: 'Abenteurerschatzkiste des unendlichen Himmels',
    typeKey: 'bundle',
    bonus: '',
  },
})

/** The state of one order. */
const meta = {
  title: 'Popups/Result',
  parameters: inStore({ answers: stillPending, ...showing(ordered) }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Ten minutes pass in which the service reports no order. */
const afterTenMinutes: Story['play'] = async ({ loaded }) => {
  const { clock, poller } = loaded['services']
  await waitFor(async () => {
    clock.advance(60_000)
    await expect(poller.state.getState().activity).toBe('idle')
  })
}

export const Pending: Story = {}
export const PendingWithoutLink: Story = startingWith({
  ...showing({ ...ordered, payUrl: null }),
  answers: {
    [getOrderInfo.path]: () => content(orderInfoWire({ billing_no: '2505-8841-77', pay_url: null })),
  },
})
/** An order that is paid by drop-in: "to pay" opens its pay document again. */
export const PendingByDropIn: Story = startingWith({
  ...showing({ ...ordered, payUrl: null }),
  dropIns: [ordered.billingNo],
})
/** An order that the limits of a product name: it is recorded, queried and shown. */
export const Named: Story = startingWith({
  account: renHoshi,
  journal: [],
  answers: { ...storyAnswers, ...stillPending },
  prepare: openShopForKaelith,
  open: [{ kind: 'named', order: '2505-8841-77' }],
})
/** Another account's order shows nothing about itself. */
export const PendingOfAnother: Story = startingWith(
  showing({ ...ordered, payUrl: null, origin: externalOrder({ ...nothingReported, account: 'mika' }) }),
)
/** An external order: another device made it, and the service reports no more than this. */
export const PendingElsewhere: Story = startingWith(
  showing({
    ...ordered,
    origin: externalOrder({
      ...nothingReported,
      product: '60 Crystals',
      amount: { minorUnits: 99, currency: 'USD' },
    }),
  }),
)
export const PendingUnreachable: Story = startingWith({ answers: { [getOrderInfo.path]: unreachable } })
const sessionEnded = { [getOrderInfo.path]: () => rejection(-600, '') }
/** The notice about the network leaves the order's buttons free. */
export const PendingOffline: Story = startingWith({
  answers: { [getOrderInfo.path]: unreachable },
  prepare: ({ toasts, translator }) => toasts.getState().show('error', translator.t('error.offline')),
})
export const PendingLoggedOut: Story = startingWith({ answers: sessionEnded })
/** A tap on the way to the payment left the page where it was. */
export const PendingNotOpened: Story = {
  play: async () => {
    const link = await waitFor(() => {
      const found = document.querySelector<HTMLAnchorElement>('a[target="_blank"][rel~="noopener"]')
      if (found === null) throw new Error('No way to the payment')
      return found
    })
    link.addEventListener('click', (event) => event.preventDefault())
    const before = screen.getAllByRole('button').length
    await userEvent.click(link)
    await waitFor(() => expect(screen.getAllByRole('button').length).toBeGreaterThan(before), {
      timeout: 10_000,
    })
  },
}
export const PendingCheckAgain: Story = { play: afterTenMinutes }
export const Checking: Story = startingWith({
  ...showing(buildIntended('unsure')),
  answers: { [getOrderInfo.path]: held().endpoint },
})
export const CheckingUnreachable: Story = startingWith({
  ...showing(buildIntended('unsure')),
  answers: { [getOrderInfo.path]: unreachable },
})
export const CheckingLoggedOut: Story = startingWith({
  ...showing(buildIntended('unsure')),
  answers: sessionEnded,
})
export const CheckingCheckAgain: Story = {
  ...startingWith({ ...showing(buildIntended('unsure')), answers: { [getOrderInfo.path]: unreachable } }),
  play: afterTenMinutes,
}
/** A tap of long ago that the service knows nothing about. */
const longAgo = buildPurchaseSnapshot({ intentId: 'unsure', intendedAtMs: Date.UTC(2026, 4, 2, 11) })
export const CheckingNotFound: Story = startingWith({
  ...showing({ ...buildIntended('unsure'), snapshot: longAgo }),
  answers: { [getOrderInfo.path]: () => rejection(errorCodes.noSuchOrder.code, '') },
})
/** An order that a later release of the store wrote: this release cannot read what was bought. */
export const CheckingUnread: Story = startingWith({
  ...showing({
    ...buildIntended('unsure'),
    snapshot: unknownPurchase({ intentId: 'unsure', paymentRegion: 'sea' }),
  }),
  answers: { [getOrderInfo.path]: held().endpoint },
})
export const PendingByCard: Story = startingWith(showing(byCard(ordered)))
export const CheckingByCard: Story = startingWith({
  ...showing(byCard(buildIntended('unsure'))),
  answers: { [getOrderInfo.path]: held().endpoint },
})
export const Success: Story = startingWith(showing(success))
/** The number of the order was copied for customer service. */
export const SuccessNumberCopied: Story = {
  ...startingWith(showing(success)),
  // A tap of a test is no tap to the browser, which then copies nothing.
  beforeEach: () => {
    const writeText = () => Promise.resolve()
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    Object.defineProperty(document, 'execCommand', { configurable: true, value: () => true })
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard')
      Reflect.deleteProperty(document, 'execCommand')
    }
  },
  play: async ({ loaded }) => {
    await screen.findByRole('alertdialog')
    const copy = document.querySelector('.copied-value button')
    if (copy !== null) await userEvent.click(copy)
    const { toasts } = loaded['services']
    await waitFor(() => expect(toasts.getState().messages).toMatchObject([{ tone: 'success' }]))
  },
}
/** The service knows a way back into the game. */
export const SuccessWithAWayBack: Story = {
  ...startingWith({
    ...showing(success),
    answers: { ...storyAnswers, [evokeGame.path]: () => content({ url: 'starfall://open' }) },
  }),
  play: async () => {
    await waitFor(() => expect(document.querySelector('a[href="starfall://open"]')).not.toBeNull())
  },
}
/** The game has an event for the sum of top-ups: how far its next reward is. */
export const SuccessWithNextReward: Story = {
  ...startingWith({
    ...showing(success),
    account: { ...renHoshi, suid: success.snapshot.recipient.suid },
    prepare: openShop,
    answers: {
      ...storyAnswers,
      [getCumulativeActivityInfo.path]: () => content(cumulativeActivityWire({ total: 37.5 })),
    },
  }),
  play: async () => {
    await waitFor(() => expect(document.querySelector('a[href="/activity"]')).not.toBeNull())
  },
}
/** The service charged another amount than the store had shown. */
export const SuccessChargedOtherwise: Story = startingWith(
  showing({ ...success, charged: { minorUnits: 1299, currency: 'USD' } }),
)
export const Fail: Story = startingWith(showing({ ...success, outcome: 'fail' as const }))
export const FailByCard: Story = startingWith(showing(byCard({ ...success, outcome: 'fail' as const })))
export const PaymentLinkPaid: Story = startingWith(showing(forLink(success)))
export const LongText: Story = startingWith(showing({ ...success, snapshot: longSnapshot }))
