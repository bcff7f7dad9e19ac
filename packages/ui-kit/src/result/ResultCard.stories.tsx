import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Buttons } from '../button/LinkButton.tsx'
import { Definitions } from '../list/Definitions.tsx'
import { WaitingLine } from './LiveLine.tsx'
import { CountUp, NumberedTips, ResultCard, ResultMark, RewardLink } from './ResultCard.tsx'

/** The state of an order, as a page of the old layout shows it. */
const meta = {
  title: 'Components/Result card',
  component: ResultCard,
  args: {
    title: 'Top-up complete',
    text: 'Kaelith receives 3,280 Crystals.',
    mark: <ResultMark result="success" />,
    actions: <Button>Done</Button>,
    children: (
      <Definitions
        variant="receipt"
        groups={[
          [
            { term: 'Product', value: '3,280 Crystals' },
            { term: 'Paid', value: 'US$42.49', tone: 'total' },
          ],
        ]}
      />
    ),
  },
} satisfies Meta<typeof ResultCard>
export default meta

type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const WhatWasReceived: Story = {
  args: { text: <CountUp text="3,280 Crystals" print={(value) => value.toLocaleString('en')} /> },
}
export const Pending: Story = {
  args: {
    title: 'Waiting for payment',
    mark: <ResultMark result="pending" />,
    children: (
      <NumberedTips
        tips={[
          { text: 'Pay on the payment page' },
          { text: "Can't pay? Pay another way", onPress: () => {} },
        ]}
      />
    ),
    actions: (
      <Buttons>
        <Button>Continue to payment</Button>
        <Button variant="secondary">I've paid</Button>
      </Buttons>
    ),
  },
}
export const Fail: Story = {
  args: {
    title: 'Top-up failed',
    text: 'The payment did not go through.',
    mark: <ResultMark result="fail" />,
    actions: (
      <Buttons>
        <Button>Change payment method</Button>
        <Button variant="secondary">Try again</Button>
      </Buttons>
    ),
  },
}
export const LongText: Story = {
  args: {
    title: 'Die Aufladung konnte nicht abgeschlossen werden',
    text: 'Die Abenteurerschatzkiste des unendlichen Himmels wurde nicht bezahlt. '.repeat(3),
  },
}
export const Waiting: Story = {
  args: {
    title: 'Waiting for the payment',
    text: undefined,
    mark: <ResultMark result="pending" />,
    children: <WaitingLine>Order 2505-8841-77</WaitingLine>,
  },
}
export const NextReward: Story = {
  args: {
    children: (
      <RewardLink state="known" href="/" onOpen={() => {}}>
        US$12.50 to the next reward
      </RewardLink>
    ),
  },
}
export const NextRewardLongText: Story = {
  args: {
    children: (
      <RewardLink state="known" href="/" onOpen={() => {}}>
        {'Noch 1.234.890,50 US$ bis zur nächsten Belohnung des Sternenwanderer-Ereignisses'}
      </RewardLink>
    ),
  },
}
