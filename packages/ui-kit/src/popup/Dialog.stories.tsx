import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Buttons } from '../button/LinkButton.tsx'
import { iconTicket } from '../icon/moreIcons.ts'
import { iconWarn } from '../icon/visitIcons.ts'
import { Definitions } from '../list/Definitions.tsx'
import { LiveLine } from '../result/LiveLine.tsx'
import { NumberedTips, ResultMark } from '../result/ResultCard.tsx'
import { Dialog, DialogMark } from './Dialog.tsx'

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    title: 'Pay without a coupon?',
    text: 'You have 3 coupons for this order. The best one saves US$7.50.',
    mark: <DialogMark icon={iconTicket} />,
    onClose: () => {},
    actions: (
      <Buttons>
        <Button>Choose a coupon</Button>
        <Button variant="secondary">Pay US$49.99</Button>
      </Buttons>
    ),
  },
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

const receipt = (
  <Definitions
    variant="receipt"
    groups={[
      [
        { term: 'Product', value: '3,280 Crystals' },
        { term: 'Character', value: 'Kaelith · S128' },
        { term: 'VIP points', value: '+424', tone: 'good' },
      ],
      [{ term: 'Paid', value: 'US$42.49', tone: 'total' }],
    ]}
  />
)

export const Confirm: Story = {}
export const Tip: Story = {
  args: { mark: <DialogMark icon={iconWarn} tone="warn" />, title: 'This link has expired' },
}
export const LongText: Story = {
  args: {
    title: 'Die Zahlungsaufforderung konnte in diesem Browserfenster nicht geöffnet werden',
    text: 'Öffnen Sie den Store in einem anderen Browser. '.repeat(12),
  },
}
export const Pending: Story = {
  args: {
    title: 'Waiting for payment',
    text: '3,280 Crystals for Kaelith · US$42.49',
    dismissible: false,
    mark: <ResultMark result="pending" />,
    children: (
      <>
        <NumberedTips
          tips={[
            { text: 'Pay on the payment page' },
            { text: "Come back and tap “I've paid”" },
            { text: "Can't pay? Pay another way", onPress: () => {} },
          ]}
        />
        <LiveLine>Checking</LiveLine>
      </>
    ),
  },
}
export const Success: Story = {
  args: { title: 'Top-up complete', mark: <ResultMark result="success" />, children: receipt },
}
export const Fail: Story = {
  args: { title: 'Top-up failed', mark: <ResultMark result="fail" />, children: receipt },
}
