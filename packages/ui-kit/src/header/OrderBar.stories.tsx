import type { Meta, StoryObj } from '@storybook/react-vite'
import { NameLine } from '../list/NameLine.tsx'
import { OrderBar } from './OrderBar.tsx'

/** A payment that is still open, or has ended, under the header of every page. */
const meta = {
  title: 'Components/Order bar',
  component: OrderBar,
  args: {
    label: 'Orders in progress',
    title: '1 order in progress',
    note: <NameLine of={['680 Crystals', 'US$8.49']} />,
    action: { label: 'Continue', press: () => undefined },
    close: { label: 'Close', press: () => undefined },
  },
} satisfies Meta<typeof OrderBar>
export default meta

type Story = StoryObj<typeof meta>

export const OneOpen: Story = {}
export const Paid: Story = { args: { about: 'success', title: 'Completed' } }
export const Failed: Story = { args: { about: 'fail', title: 'Payment failed' } }
export const WithoutDetails: Story = { args: { note: undefined } }
export const LongNames: Story = {
  args: {
    note: <NameLine of={['Abenteurer\u00adschatz\u00adkiste des unendlichen Himmels', 'US$1,249.99']} />,
  },
}
