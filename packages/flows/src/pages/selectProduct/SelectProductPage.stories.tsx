import type { Meta, StoryObj } from '@storybook/react-vite'
import { getGameList, getPageConfig, getProductPoints } from '@topup/api-client'
import { goodsGroupWire, goodsWire, pageConfigWire } from '@topup/api-client/testing'
import { expect, screen, userEvent } from 'storybook/test'
import { content, held, rejection, unreachable } from '../../testing/fakeApi.ts'
import { renHoshi } from '../../testing/fakeServices.ts'
import { inStore, startingWith } from '../../testing/inStore.ts'
import { openShop, openShopForKaelith, storyAnswers } from '../../testing/storyAnswers.ts'
import { SelectProductPage } from './SelectProductPage.tsx'

/** The first page: who receives the purchase, and what can be bought. */
const meta = {
  title: 'Pages/Select product',
  component: SelectProductPage,
  parameters: inStore({ answers: storyAnswers, prepare: openShop }),
} satisfies Meta<typeof SelectProductPage>
export default meta

type Story = StoryObj<typeof meta>

export const Guest: Story = {}
export const NoCharacter: Story = startingWith({ account: renHoshi })
export const Ready: Story = startingWith({ account: renHoshi, prepare: openShopForKaelith })
export const Packs: Story = {
  ...Ready,
  play: async () => {
    const tab = (await screen.findAllByRole('tab'))[1]
    if (tab !== undefined) await userEvent.click(tab)
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  },
}
export const Skeleton: Story = startingWith({
  game: null,
  answers: { [getGameList.path]: held().endpoint, [getProductPoints.path]: held().endpoint },
  prepare: (services) => void openShop(services),
})
export const Failed: Story = startingWith({ answers: { [getProductPoints.path]: unreachable } })
export const Empty: Story = startingWith({ answers: { [getProductPoints.path]: () => content([]) } })
export const WithoutVip: Story = startingWith({
  answers: {
    [getPageConfig.path]: () =>
      content(pageConfigWire({ is_open_coupon: 0, continue_config: null, cumulative_config: null })),
  },
})
export const LongText: Story = startingWith({
  answers: {
    [getProductPoints.path]: () =>
      content([
        goodsGroupWire({
          typeName: 'Abenteurerschatzkisten',
          goods: [
            goodsWire({ display: 'Abenteurerschatzkiste des unendlichen Himmels', bonus: '+1.000.000' }),
            goodsWire({ display: 'Kristalle', value: 'k', price: 99999, currency: 'JPY' }),
          ],
        }),
      ]),
  },
})
/** The service refuses, in its own words. */
export const Refused: Story = startingWith({
  answers: { [getProductPoints.path]: () => rejection(-4711, 'The shop is closed until 9:00.') },
})
