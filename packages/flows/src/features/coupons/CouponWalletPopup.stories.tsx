import type { Meta, StoryObj } from '@storybook/react-vite'
import { getCouponList, receiveCoupons } from '@topup/api-client'
import { couponWire } from '@topup/api-client/testing'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { content, held, unreachable } from '../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../testing/fakeApi.ts'
import { renHoshi } from '../../testing/fakeServices.ts'
import { inStore, startingWith } from '../../testing/inStore.ts'
import { openShop, storyAnswers, storyCoupons, storyPastCoupons } from '../../testing/storyAnswers.ts'

const list = getCouponList.path
const both: FakeEndpoint = ({ use_category }) =>
  content(use_category === 'history' ? storyPastCoupons : storyCoupons)
const toClaim = couponWire({
  code: 'M',
  name: '5% off, from the VIP centre',
  discount_rate: 0.95,
  use_category: 'claim',
  valid_end_time: null,
})

/** The coupons that the player has and may claim, outside an order. */
const meta = {
  title: 'Popups/My reward',
  parameters: inStore({
    account: renHoshi,
    answers: { ...storyAnswers, [list]: both },
    prepare: openShop,
    open: [{ kind: 'couponWallet' }],
  }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const claim = async () => {
  const shown = within(await screen.findByRole('tabpanel'))
  const [button] = await shown.findAllByRole('button')
  if (button !== undefined) await userEvent.click(button)
}
export const Usable: Story = {}
export const Unusable: Story = {
  play: async () => {
    const tab = (await screen.findAllByRole('tab'))[1]
    if (tab !== undefined) await userEvent.click(tab)
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  },
}
export const Loading: Story = startingWith({ answers: { [list]: held().endpoint } })
export const Failed: Story = startingWith({ answers: { [list]: unreachable } })
export const Empty: Story = startingWith({ answers: { [list]: () => content([]) } })
export const Claiming: Story = {
  ...startingWith({
    answers: { [list]: () => content([toClaim]), [receiveCoupons.path]: held().endpoint },
  }),
  play: async () => {
    await claim()
    const shown = within(screen.getByRole('tabpanel'))
    await expect(shown.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  },
}
export const ClaimUnanswered: Story = {
  ...startingWith({
    answers: { [list]: () => content([toClaim]) },
    // The answer is lost, and so is the answer to the check of the claim.
    prepare: ({ api }) =>
      api.answer(receiveCoupons.path, () => {
        api.answer(list, unreachable)
        return unreachable()
      }),
  }),
  play: async ({ loaded }) => {
    await claim()
    const { toasts } = loaded['services']
    await waitFor(() => expect(toasts.getState().messages).toHaveLength(1))
  },
}
const overTheList = { open: [{ kind: 'couponWallet' }, { kind: 'couponHistory' }] } as const

export const History: Story = startingWith(overTheList)
export const HistoryEmpty: Story = startingWith({
  ...overTheList,
  answers: { [list]: ({ use_category }) => content(use_category === 'history' ? [] : storyCoupons) },
})
export const HistoryFailed: Story = startingWith({
  ...overTheList,
  answers: {
    [list]: ({ use_category }) => (use_category === 'history' ? unreachable() : content(storyCoupons)),
  },
})
export const LongText: Story = startingWith({
  answers: {
    [list]: () =>
      content([
        couponWire({ name: 'Fünfundzwanzig Prozent Willkommensrabatt auf alle Aufladungen des Monats' }),
        { ...toClaim, name: 'Zehn Prozent Treuerabatt für Mitglieder ab der vierten Stufe' },
      ]),
  },
})
