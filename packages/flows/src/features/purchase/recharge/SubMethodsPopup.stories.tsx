import type { Meta, StoryObj } from '@storybook/react-vite'
import { getPaywayList } from '@topup/api-client'
import { paywayWire, subPaymentWire } from '@topup/api-client/testing'
import { expect, screen, userEvent } from 'storybook/test'
import { content } from '../../../testing/fakeApi.ts'
import { renHoshi } from '../../../testing/fakeServices.ts'
import { inStore, startingWith } from '../../../testing/inStore.ts'
import { openRecharge, storyAnswers } from '../../../testing/storyAnswers.ts'

/** The banks or wallets of one method. */
const meta = {
  title: 'Popups/Sub-methods',
  parameters: inStore({
    account: renHoshi,
    answers: storyAnswers,
    prepare: async (services) => {
      await openRecharge(services)
      services.recharge.getState().choosePayment({ kind: 'methodChosen', key: '701' })
    },
    open: [{ kind: 'subMethods', methodKey: '701' }],
  }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const Chosen: Story = {
  play: async () => {
    const [first] = await screen.findAllByRole('radio')
    if (first !== undefined) await userEvent.click(first)
    await expect(first).toHaveAttribute('aria-checked', 'true')
  },
}
/** Numbers that name a group (spec §9 "Channel grouping") show its name. */
export const Grouped: Story = startingWith({
  answers: {
    [getPaywayList.path]: () =>
      content({
        country: {
          MY: [
            paywayWire({
              payway_id: '701',
              name: 'Banks and wallets',
              sub_payment: ['128', '91', '1', '3', '605', '127', '143', '142', '602', '601'].map(
                (payway_id, sort) => subPaymentWire({ payway_id, sort, name: `Way ${sort + 1}` }),
              ),
            }),
          ],
        },
      }),
  },
})
export const LongText: Story = startingWith({
  answers: {
    [getPaywayList.path]: () =>
      content({
        country: {
          MY: [
            paywayWire({
              payway_id: '701',
              name: 'Elektronische Geldbörsen und Sofortüberweisung',
              sub_payment: [
                subPaymentWire({
                  payway_id: 'w0',
                  name: 'Genossenschaftsbank der vereinigten Sternenwanderer',
                  description: 'Nur für Konten, die vor dem 1. Januar 2026 eröffnet wurden',
                }),
              ],
            }),
          ],
        },
      }),
  },
})
