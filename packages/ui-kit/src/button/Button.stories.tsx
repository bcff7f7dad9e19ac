import type { Meta, StoryObj } from '@storybook/react-vite'
import { iconExternal, iconLockFilled } from '../icon/moreIcons.ts'
import { Button } from './Button.tsx'
import { LinkButton } from './LinkButton.tsx'

const meta = { title: 'Components/Button', component: Button, args: { children: 'Buy' } } satisfies Meta<
  typeof Button
>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { icon: iconLockFilled } }
export const Secondary: Story = { args: { variant: 'secondary', children: 'Done' } }
export const Soft: Story = { args: { variant: 'soft', size: 'list', children: 'Use' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Text: Story = { args: { variant: 'text', children: 'Change region' } }
export const Destructive: Story = { args: { variant: 'destructive', children: 'Log out' } }
export const Disabled: Story = { args: { disabled: true } }
export const Busy: Story = { args: { busy: true, children: 'Opening' } }
export const BusyInList: Story = { args: { busy: true, size: 'list', children: 'Claimable' } }
export const LongLabel: Story = {
  args: { children: 'Zahlungs\u00ADaufforderung im Browser\u00ADfenster noch einmal öffnen' },
}
export const Link: Story = {
  render: () => (
    <LinkButton href="#pay" icon={iconExternal}>
      Continue to payment
    </LinkButton>
  ),
}
