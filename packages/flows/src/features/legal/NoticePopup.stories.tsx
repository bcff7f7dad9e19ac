import type { Meta, StoryObj } from '@storybook/react-vite'
import { inStore, startingWith } from '../../testing/inStore.ts'

/** The notices of the footer. */
const meta = {
  title: 'Popups/Notices',
  parameters: inStore({ open: [{ kind: 'notice', notice: 'specifiedCommercialTransactions' }] }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const SpecifiedCommercialTransactions: Story = {}
export const Inquiry: Story = startingWith({ open: [{ kind: 'notice', notice: 'inquiry' }] })
