import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  errorCodes,
  getLoginConfig,
  getOrderInfo,
  getReplenishmentGameList,
  getReplenishmentInfo,
} from '@topup/api-client'
import { gameWire, loginConfigWire } from '@topup/api-client/testing'
import { buildFinal, forLink } from '@topup/domain/testing'
import { content, held, rejection, unreachable } from '../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../testing/fakeApi.ts'
import { inStore, startingWith } from '../../testing/inStore.ts'
import { storyAnswers } from '../../testing/storyAnswers.ts'
import { expect, waitFor } from 'storybook/test'
import { apple } from '../../features/login/social/providers/apple.ts'
import { facebook } from '../../features/login/social/providers/facebook.ts'
import { google } from '../../features/login/social/providers/google.ts'
import { PaymentLinkErrorPage } from '../messages/MessagePages.tsx'
import { PaymentLinkPage } from './PaymentLinkPage.tsx'

const owes = (over: object = {}) => ({
  game_name: 'Starfall Chronicle',
  user_name: 'ren_hoshi',
  amount: 49.99,
  currency_code: 'USD',
  valid_time: 872,
  client_id: '100001',
  ...over,
})
const asked = (endpoint: FakeEndpoint) => ({
  answers: { ...storyAnswers, [getReplenishmentInfo.path]: endpoint },
})
const namingOrder = (order: FakeEndpoint, over: object = {}) => ({
  answers: {
    ...asked(() => content(owes({ billing_no: '2611-1365-6861-24', ...over }))).answers,
    [getOrderInfo.path]: order,
  },
})
const paid = forLink(buildFinal('B1'))

/** A payment link: to be paid, paid, expired, or impossible to open. */
const meta = {
  title: 'Pages/Payment link',
  component: PaymentLinkPage,
  parameters: inStore({
    ...asked(() => content(owes())),
    route: '/replenishGoods?replenish_id=R1',
  }),
} satisfies Meta<typeof PaymentLinkPage>
export default meta

type Story = StoryObj<typeof meta>

export const ToPay: Story = {}
export const WithoutCountdown: Story = startingWith(asked(() => content(owes({ valid_time: 90_000 }))))
export const LongText: Story = startingWith(
  asked(() => content(owes({ user_name: 'ein_ganz_besonders_langer_benutzername_2025' }))),
)
export const Loading: Story = startingWith(asked(held().endpoint))
export const Failed: Story = startingWith(asked(unreachable))
export const Expired: Story = startingWith(asked(() => content(owes({ valid_time: 0 }))))
/** The link names an order that another device made, and its state is not known. */
export const Checking: Story = startingWith(namingOrder(held().endpoint))
export const OrderNotFound: Story = startingWith(
  namingOrder(() => rejection(errorCodes.noSuchOrder.code, '')),
)
const open = () => content({ billing_no: '2611-1365-6861-24', status: -1, product_name: '3,280 Crystals' })
/** Another device's order is open: that order is paid, and no second one is made. */
export const Ordered: Story = startingWith(namingOrder(open))
/** It can be paid beyond the deadline of the link, which runs no more. */
export const OrderedPastDeadline: Story = startingWith(namingOrder(open, { valid_time: 0 }))
export const Paid: Story = startingWith({ journal: [paid] })
/** A link without the id of a payment: the player logs in with the account of the game, by name or at a provider. */
export const GameIdLogin: Story = {
  ...startingWith({
    socialLogins: [google, facebook, apple],
    answers: {
      ...storyAnswers,
      [getReplenishmentGameList.path]: () => content([gameWire({ logo: null, client_id: '100001' })]),
      [getLoginConfig.path]: () => content(loginConfigWire()),
    },
    route: '/replenishGoods?rp_client_id=100001',
  }),
  play: async () => {
    await waitFor(() => expect(document.querySelectorAll('.sign-in-buttons button')).toHaveLength(3))
  },
}
export const NotToBeOpened: Story = { render: () => <PaymentLinkErrorPage /> }
