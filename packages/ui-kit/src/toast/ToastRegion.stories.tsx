import type { Meta, StoryObj } from '@storybook/react-vite'
import { Toast, ToastRegion } from './ToastRegion.tsx'

const meta = {
  title: 'Components/Toast',
  component: Toast,
  args: {
    toast: { id: '1', kind: 'success', text: 'Coupon claimed' },
    dismissLabel: 'Dismiss',
    onDismiss: () => {},
  },
} satisfies Meta<typeof Toast>
export default meta

type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Failure: Story = {
  args: { toast: { id: '1', kind: 'error', text: 'Coupon not supported for this item' } },
}
export const Info: Story = { args: { toast: { id: '1', kind: 'info', text: 'Link copied' } } }
export const LongText: Story = {
  args: {
    toast: {
      id: '1',
      kind: 'error',
      text: 'The service says: '.padEnd(200, 'this order is already being processed. '),
    },
  },
}
/** Over the page, the oldest on top; it exists for screen readers even when it is empty. */
export const Region: StoryObj = {
  render: () => (
    <ToastRegion
      toasts={[
        { id: '1', kind: 'error', text: 'Network error. Check your connection and try again.' },
        { id: '2', kind: 'error', text: 'Coupon not supported for this item' },
      ]}
      dismissLabel="Dismiss"
      onDismiss={() => {}}
      wait={() => Promise.race([])}
    />
  ),
}
