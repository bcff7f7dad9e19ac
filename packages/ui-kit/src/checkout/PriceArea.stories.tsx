import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { PriceArea } from './PriceArea.tsx'

const meta = {
  title: 'Components/Price area',
  component: PriceArea,
  args: { price: 'US$49.99', action: <Button>Buy</Button> },
  // It is used in bars and cards, which have padding of their own.
  decorators: [
    (Story) => (
      <div className="card card--inset">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceArea>
export default meta

type Story = StoryObj<typeof meta>

export const Total: Story = { args: { label: 'Total' } }
export const WithSaving: Story = {
  args: { price: 'US$42.49', was: { price: 'US$49.99', label: 'List price' }, saving: 'You save US$7.50' },
}
export const NoMethodChosen: Story = { args: { label: 'Total', action: <Button disabled>Buy</Button> } }
export const LongFigures: Story = { args: { label: 'Total', price: '₩9,999,999' } }
