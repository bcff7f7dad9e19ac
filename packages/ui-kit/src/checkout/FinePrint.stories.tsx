import type { Meta, StoryObj } from '@storybook/react-vite'
import { FinePrint } from './checkoutParts.tsx'

const terms = { kind: 'link', text: 'User agreement', href: 'https://store.example/terms' } as const
const opens = { kind: 'text', text: 'Payment opens in a new tab' } as const

/** The line under the button that pays. */
const meta = {
  title: 'Components/Fine print',
  component: FinePrint,
  args: { parts: [terms, opens] },
} satisfies Meta<typeof FinePrint>
export default meta

type Story = StoryObj<typeof meta>

export const TermsAndWindow: Story = {}
export const WithSellerAndNotice: Story = {
  args: {
    parts: [
      { kind: 'text', text: 'Sold by Harbour Games' },
      terms,
      { kind: 'popup', text: 'Specified commercial transactions', press: () => undefined },
      opens,
    ],
  },
}
