import type { Meta, StoryObj } from '@storybook/react-vite'
import { iconAlert, iconTicketFilled } from '../icon/icons.ts'
import { iconCheckFilled } from '../icon/moreIcons.ts'
import { Tag } from './Tag.tsx'

const meta = { title: 'Components/Tag', component: Tag, args: { children: 'Expired' } } satisfies Meta<
  typeof Tag
>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Coupon: Story = { args: { tone: 'coupon', icon: iconTicketFilled, children: 'Coupon' } }
export const Tint: Story = { args: { tone: 'tint', children: 'Yours' } }
export const Good: Story = { args: { tone: 'good', icon: iconCheckFilled, children: 'Claimed' } }
export const Warn: Story = { args: { tone: 'warn', icon: iconAlert, children: 'Unpaid' } }
export const Bad: Story = { args: { tone: 'bad', icon: iconAlert, children: 'Failed' } }
export const LongText: Story = {
  args: { tone: 'warn', icon: iconAlert, children: 'Diese Bestellung ist noch nicht bezahlt' },
}
