import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from '../countdown/Countdown.tsx'
import { iconUser } from '../icon/icons.ts'
import { ProductCard } from './ProductCard.tsx'
import { ProductGrid } from './ProductGrid.tsx'

const price = {
  kind: 'price',
  price: 'US$9.99',
  points: '+99 VIP points',
} as const

const meta = {
  title: 'Components/Product card',
  component: ProductCard,
  args: { name: '680 Crystals', artwork: 'gem-2', bar: price, onPress: () => {} },
  decorators: [
    (Card) => (
      <ProductGrid label="Crystals">
        <Card />
      </ProductGrid>
    ),
  ],
} satisfies Meta<typeof ProductCard>
export default meta

type Story = StoryObj<typeof meta>

const bonus = (
  <>
    <b>+68</b> bonus
  </>
)

export const ForSale: Story = { args: { note: bonus, coupon: 'Coupon' } }
/** The service's own picture, wider than high, in the box of the drawing. */
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Cpath fill="purple" d="M0 0h16v9H0z"/%3E%3Ccircle cx="8" cy="4.5" r="3" fill="gold"/%3E%3C/svg%3E'

export const WithPicture: Story = { args: { note: bonus, picture } }
export const WithPictureThatFails: Story = { args: { note: bonus, picture: 'data:,broken' } }
export const Selected: Story = { args: { note: bonus, coupon: 'Coupon', selected: true } }
export const WithoutPoints: Story = { args: { bar: { kind: 'price', price: 'US$9.99' } } }
export const Limited: Story = {
  args: {
    name: 'Starter Crate',
    artwork: 'crate',
    note: '2 of 3 left in 7 days',
    ribbon: { text: 'Limited' },
    limit: { left: 2, total: 3 },
  },
}
export const SoldOut: Story = {
  args: {
    name: 'Summoner’s Trove',
    artwork: 'scroll',
    ribbon: { text: 'Limit reached' },
    bar: { kind: 'soldOut', text: <Countdown lead="Back in" parts={['2d', '4h', '31m']} /> },
  },
}
/** A price that cannot be charged is shown, and the reason takes the place of the note. */
export const NotForSale: Story = {
  args: {
    note: 'This product can’t be bought right now.',
    bar: { kind: 'soldOut', text: <bdi>US$9.999</bdi> },
  },
}
export const UnpaidOrder: Story = {
  args: {
    name: 'Weekly Potion Set',
    artwork: 'potion',
    ribbon: { text: 'Unpaid order' },
    bar: { kind: 'unpaid', text: 'Go to payment' },
  },
}
export const Special: Story = {
  args: {
    layout: 'wide',
    name: 'Moonlight Pass',
    artwork: 'pass',
    note: '300 crystals now, then 90 a day for 30 days',
    ribbon: { text: '1 per character', icon: iconUser },
    coupon: 'Coupon',
  },
}
export const PointCard: Story = {
  args: { layout: 'wide', name: '43-point card', artwork: 'card', bar: { kind: 'action', text: 'Exchange' } },
}
export const LongName: Story = {
  args: {
    name: 'Aben\u00ADteurer\u00ADschatz\u00ADkiste des unendlichen Himmels',
    note: bonus,
    coupon: 'Gutschein',
  },
}
