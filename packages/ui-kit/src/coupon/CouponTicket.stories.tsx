import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { CouponRow } from '../checkout/checkoutParts.tsx'
import { CouponTicket, Stamp } from './CouponTicket.tsx'

const meta = {
  title: 'Components/Coupon ticket',
  component: CouponTicket,
  args: {
    discount: '15% off',
    title: '15% off crystals',
    note: 'Ends 18 May, 23:59 (UTC+8)',
  },
} satisfies Meta<typeof CouponTicket>
export default meta

type Story = StoryObj<typeof meta>

const button = (label: string, variant: 'primary' | 'secondary' | 'soft') => (
  <Button size="list" variant={variant}>
    {label}
  </Button>
)

export const Available: Story = { args: { end: button('Use', 'soft') } }
export const InUse: Story = { args: { state: 'inUse', end: button('Don’t use', 'secondary') } }
export const Claimable: Story = {
  args: { note: 'Claim first, then valid for 7 days', end: button('Ready to claim', 'primary') },
}
export const NotUsable: Story = { args: { state: 'off', end: <Stamp>Not available</Stamp> } }
export const Expired: Story = { args: { state: 'off', end: <Stamp>Expired</Stamp> } }
export const LongText: Story = {
  args: {
    discount: '100\u00a0% Nachlass',
    title: 'Fünfundzwanzig Prozent Willkommensrabatt auf alle Aufladungen des Monats',
    note: 'Endet am 18. Mai 2026 um 23:59 Uhr (UTC+08:00)',
    end: button('Einlösen', 'soft'),
  },
}
export const RowInUse: Story = {
  render: () => (
    <CouponRow
      title="15% off crystals"
      note="My coupons · 7 days left"
      saving="−US$7.50"
      onPress={() => {}}
    />
  ),
}
export const RowToChoose: Story = {
  render: () => <CouponRow title="Choose a coupon" note="3 coupons fit this order" onPress={() => {}} />,
}
export const RowNotSupported: Story = {
  render: () => <CouponRow title="No coupons with this payment method" note="Pay by card to use a coupon" />,
}
export const RowLongText: Story = {
  render: () => (
    <CouponRow
      title="Fünfundzwanzig Prozent Willkommensrabatt auf alle Aufladungen des Monats"
      note="Meine Gutscheine · endet am 18. Mai 2026 um 23:59 Uhr (UTC+08:00)"
      saving="−1.234.567,89 €"
      onPress={() => {}}
    />
  ),
}
