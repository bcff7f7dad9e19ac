import type { Meta, StoryObj } from '@storybook/react-vite'
import { getCardInfo, getPaywayList } from '@topup/api-client'
import { card } from '@topup/api-client/providers/card'
import { myCardInGame } from '@topup/api-client/providers/myCardInGame'
import { cardInfoWire, paywayWire } from '@topup/api-client/testing'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { content, held, rejection, unreachable } from '../../../testing/fakeApi.ts'
import { renHoshi } from '../../../testing/fakeServices.ts'
import { inStore, startingWith } from '../../../testing/inStore.ts'
import { rememberLoginPassword } from '../../../store/loginPasswords.ts'
import { openShopForKaelith, storyAnswers } from '../../../testing/storyAnswers.ts'

const cardValue = cardInfoWire({ price: 43, currency: 'PTS', gems_number: 430, extra_gems_number: 43 })

/** Card mode: a 43-point card is exchanged, or a prepaid card pays for products. */
const meta = {
  title: 'Popups/Card form',
  parameters: inStore({
    account: renHoshi,
    providers: [card, myCardInGame],
    answers: { ...storyAnswers, [getCardInfo.path]: () => content(cardValue) },
    prepare: openShopForKaelith,
    open: [{ kind: 'recharge', productId: 'point' }],
  }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const field = (name: 'number' | 'code') =>
  waitFor(() => {
    const input = document.querySelector<HTMLInputElement>(`input[name="card-${name}"]`)
    if (input === null) throw new Error(`No field for the ${name}`)
    return input
  })
const fill = async (cardNumber = 'SF43 8820 1947 0365') => {
  await userEvent.click(await field('number'))
  await userEvent.paste(cardNumber)
  await userEvent.click(await field('code'))
  await userEvent.paste('kf29-secret')
}
/** The code while it is hidden, by the style sheet or as a password. */
const hiddenCode = () => document.querySelector('input[data-masked], input[type="password"]')
const exchange: Play = async () => {
  await fill()
  const button = screen.getAllByRole('button').at(-1)
  if (button === undefined) throw new Error('No button to exchange')
  await expect(button).toBeEnabled()
  await userEvent.click(button)
}
const answered =
  (kind: 'rejected' | 'unreachable'): Play =>
  async (context) => {
    await exchange(context)
    const { card: form } = context.loaded['services']
    await waitFor(() => expect(form.getState().query.kind).toBe(kind))
  }

export const Empty: Story = {
  play: async () => {
    await field('number')
    const [button] = screen.getAllByRole('button').slice(-1)
    if (button === undefined) throw new Error('No button that asks for the card')
    await userEvent.click(button)
    await expect(await field('number')).toHaveFocus()
  },
}
export const Filled: Story = { play: () => fill() }
export const PasswordShown: Story = {
  play: async () => {
    await fill()
    await expect(hiddenCode()).not.toBeNull()
    const toggle = screen.getAllByRole('button').find((button) => button.hasAttribute('aria-pressed'))
    if (toggle !== undefined) await userEvent.click(toggle)
    await expect(hiddenCode()).toBeNull()
  },
}
/** What a password manager filled in. */
export const AccountPassword: Story = {
  play: async (context) => {
    rememberLoginPassword(context.loaded['services'], 'kf29-secret')
    await exchange(context)
    const { card: form } = context.loaded['services']
    await waitFor(() => expect(form.getState().query.kind).toBe('isPassword'))
  },
}
export const TooLong: Story = {
  play: async () => {
    await fill('4'.repeat(81))
    await expect(await field('number')).toBeInvalid()
  },
}
export const Asking: Story = {
  ...startingWith({ answers: { [getCardInfo.path]: held().endpoint } }),
  play: async (context) => {
    await exchange(context)
    await expect(screen.getAllByRole('button').at(-1)).toHaveAttribute('aria-busy', 'true')
  },
}
/** The player answered "not now": what the card is worth stays on screen. */
export const Known: Story = {
  play: async (context) => {
    await exchange(context)
    const { popups } = context.loaded['services']
    await screen.findByRole('alertdialog')
    popups.getState().closeKind('confirm')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
export const KnownWithoutBonus: Story = {
  ...startingWith({
    answers: { [getCardInfo.path]: () => content({ ...cardValue, extra_gems_number: 0 }) },
  }),
  play: (context) => Known.play?.(context),
}
export const Rejected: Story = {
  ...startingWith({ answers: { [getCardInfo.path]: () => rejection(-3041, 'This card has been used.') } }),
  play: answered('rejected'),
}
export const RejectedWithoutWords: Story = {
  ...startingWith({ answers: { [getCardInfo.path]: () => rejection(-3041, '') } }),
  play: answered('rejected'),
}
export const Unreachable: Story = {
  ...startingWith({ answers: { [getCardInfo.path]: unreachable } }),
  play: answered('unreachable'),
}
export const Sending: Story = {
  play: async ({ loaded }) => {
    await fill()
    loaded['services'].recharge.getState().setPlacing({ kind: 'yes', intentId: 'i1' })
    await waitFor(() => expect(screen.getAllByRole('button').at(-1)).toHaveAttribute('aria-busy', 'true'))
  },
}
/** The answer to the order was lost: it is not known whether the card is used. */
export const MaybeUsed: Story = {
  play: async ({ loaded }) => {
    await fill()
    loaded['services'].card.setState({ sentFor: 'i1' })
  },
}
export const PaysForProduct: Story = {
  ...startingWith({
    open: [{ kind: 'recharge', productId: 'crystals.3280' }],
    answers: {
      [getPaywayList.path]: () =>
        content({ country: { TW: [paywayWire({ channel_id: 10301, name: 'MyCard', open_coupon: 0 })] } }),
    },
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio'))
    await fill()
  },
}
