import type { Meta, StoryObj } from '@storybook/react-vite'
import { getCouponList } from '@topup/api-client'
import { couponWire } from '@topup/api-client/testing'
import { expect, screen, userEvent } from 'storybook/test'
import { content, unreachable } from '../../testing/fakeApi.ts'
import { renHoshi } from '../../testing/fakeServices.ts'
import { inStore, startingWith } from '../../testing/inStore.ts'
import { openRecharge, storyAnswers } from '../../testing/storyAnswers.ts'

/** The coupons of this order. */
const meta = {
  title: 'Popups/Coupons',
  parameters: inStore({
    account: renHoshi,
    answers: storyAnswers,
    prepare: openRecharge,
    open: [{ kind: 'coupons' }],
  }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const unusable = async () => {
  const tab = (await screen.findAllByRole('tab'))[1]
  if (tab !== undefined) await userEvent.click(tab)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

export const Usable: Story = {}
export const Unusable: Story = { play: unusable }
export const Empty: Story = startingWith({ answers: { [getCouponList.path]: () => content([]) } })
export const Failed: Story = startingWith({ answers: { [getCouponList.path]: unreachable } })
export const NothingUnusable: Story = {
  ...startingWith({ answers: { [getCouponList.path]: () => content([couponWire()]) } }),
  play: unusable,
}
export const LongText: Story = startingWith({
  answers: {
    [getCouponList.path]: () =>
      content([
        couponWire({ name: 'Fünfundzwanzig Prozent Willkommensrabatt auf alle Aufladungen des Monats' }),
      ]),
  },
})
