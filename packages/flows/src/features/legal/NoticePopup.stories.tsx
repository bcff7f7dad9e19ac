import type { Meta, StoryObj } from '@storybook/react-vite'
import { inStore, startingWith } from '../../testing/inStore.ts'

/** The notices of the footer. */
const meta = {
  title: 'Popups/Notices',
  parameters: inStore({
    fallback: {
      seller: {
        name: 'Store Operations K.K.',
        address: '1-2-3 Example, Chiyoda, Tokyo',
        telephone: '03-0000-0000',
        responsible: 'Hana Sato',
        price: 'Shown with each product, tax included',
        delivery: 'To the in-game mailbox, right after the payment is complete',
      },
    },
    open: [{ kind: 'notice', notice: 'specifiedCommercialTransactions' }],
  }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const SpecifiedCommercialTransactions: Story = {}
export const Inquiry: Story = startingWith({
  brand: { customerService: { kind: 'mail', address: 'support@store.example' } },
  open: [{ kind: 'notice', notice: 'inquiry' }],
})
