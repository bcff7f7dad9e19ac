import type { Meta, StoryObj } from '@storybook/react-vite'
import { getGameList } from '@topup/api-client'
import { buildOrdered } from '@topup/domain/testing'
import { content, held, unreachable } from '../../testing/fakeApi.ts'
import { renHoshi, type FakeServices } from '../../testing/fakeServices.ts'
import { inStore, startingWith } from '../../testing/inStore.ts'
import { openShop, openShopForKaelith, storyAnswers } from '../../testing/storyAnswers.ts'
import { RechargePage, ResultPage } from './PayPages.tsx'
import { CharacterAndProductPage } from './CharacterAndProductPage.tsx'
import { SelectGamePage } from './SelectGamePage.tsx'

/** The four steps of the old layout. */
const meta = {
  title: 'Pages/Old layout',
  parameters: inStore({ answers: storyAnswers, prepare: openShop, brand: { stepBar: true } }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const firstProduct = ({ catalogue }: FakeServices): string | null => {
  const { products } = catalogue.getState()
  return products.kind === 'ready' ? (products.value[0]?.products[0]?.productId ?? null) : null
}
const forKaelith = { account: renHoshi, prepare: openShopForKaelith }

export const SelectGame: Story = { render: () => <SelectGamePage /> }
export const WithoutStepBar: Story = {
  ...startingWith({ brand: { stepBar: false } }),
  render: () => <SelectGamePage />,
}
export const GamesLoading: Story = {
  ...startingWith({
    answers: { [getGameList.path]: held().endpoint },
    prepare: (services) => void openShop(services),
  }),
  render: () => <SelectGamePage />,
}
export const GamesFailed: Story = {
  ...startingWith({ answers: { [getGameList.path]: unreachable } }),
  render: () => <SelectGamePage />,
}
export const NoGames: Story = {
  ...startingWith({ answers: { [getGameList.path]: () => content([]) } }),
  render: () => <SelectGamePage />,
}
export const CharacterAndProductGuest: Story = { render: () => <CharacterAndProductPage /> }
export const CharacterAndProduct: Story = {
  ...startingWith(forKaelith),
  render: () => <CharacterAndProductPage />,
}
export const Recharge: Story = {
  ...startingWith({
    account: renHoshi,
    prepare: async (services) => {
      await openShopForKaelith(services)
      services.selection.getState().change((chosen) => ({ ...chosen, productId: firstProduct(services) }))
    },
  }),
  render: () => <RechargePage />,
}
export const ResultPending: Story = {
  ...startingWith({ journal: [buildOrdered('2505-8841-77')] }),
  render: () => <ResultPage />,
}
