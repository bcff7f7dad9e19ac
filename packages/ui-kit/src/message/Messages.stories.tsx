import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { iconGame } from '../icon/icons.ts'
import {
  BrokenLinkPicture,
  EmptyTicketPicture,
  FaultyFormPicture,
  HourglassPicture,
  IdentityShieldPicture,
  LostMapPicture,
  NotFoundPicture,
} from '../illustration/illustrations.tsx'
import { AlertMessage } from './AlertMessage.tsx'
import { MessagePage } from './MessagePage.tsx'
import { EmptyState, Notice } from './Notice.tsx'
import { TryAgain } from './TryAgain.tsx'

const meta = {
  title: 'Components/Messages',
  component: MessagePage,
  args: {
    picture: <NotFoundPicture />,
    title: 'Page not found',
    text: 'The page may have moved, or the link was cut off.',
    actions: <Button>Return home</Button>,
  },
} satisfies Meta<typeof MessagePage>
export default meta

type Story = StoryObj<typeof meta>

export const NotFound: Story = {}
export const RegionUnknown: Story = {
  args: {
    picture: <LostMapPicture />,
    title: 'We cannot tell your payment region',
    hints: [
      { icon: iconGame, title: 'Open the store from the game', text: 'Its button carries the right region.' },
    ],
  },
}
export const ParametersWrong: Story = {
  args: { picture: <BrokenLinkPicture />, title: 'This link is incomplete', code: 'E-1042' },
}
export const Expired: Story = { args: { picture: <HourglassPicture />, title: 'This order has expired' } }
export const OrderFault: Story = {
  args: { picture: <FaultyFormPicture />, title: 'This order cannot be paid' },
}
export const RealName: Story = {
  args: { picture: <IdentityShieldPicture />, title: 'Verify your name in the game' },
}
export const LongText: Story = {
  args: {
    title: 'Die Zahlungsaufforderung konnte nicht geöffnet werden',
    text: 'Öffnen Sie den Store noch einmal aus dem Spiel heraus und speichern Sie ihn als Lesezeichen. '.repeat(
      3,
    ),
    actions: <Button>Zurück zur Startseite des Stores</Button>,
  },
}
export const Empty: Story = {
  render: () => (
    <EmptyState picture={<EmptyTicketPicture />} title="No coupons yet" text="Claim one in the VIP centre." />
  ),
}
export const Failed: Story = {
  render: () => (
    <TryAgain title="Network error" text="Check your connection." retryLabel="Try again" onRetry={() => {}} />
  ),
}
export const Retrying: Story = {
  render: () => <TryAgain title="Network error" retryLabel="Try again" busy onRetry={() => {}} />,
}
export const Remarks: Story = {
  render: () => (
    <>
      <Notice>The biggest discount is picked for you.</Notice>
      <Notice tone="warn">Google login does not work in this browser.</Notice>
      <Notice tone="bad">The amount has changed.</Notice>
    </>
  ),
}
export const LastResort: Story = {
  render: () => (
    <AlertMessage
      title="Something went wrong"
      text="Your orders are safe."
      action="Reload"
      onAction={() => {}}
    />
  ),
}
export const PartLost: Story = {
  render: () => (
    <AlertMessage
      place="part"
      title="This part could not be loaded"
      text="The connection was lost, or the store was updated. We'll keep trying."
      action="Try again"
      onAction={() => {}}
    />
  ),
}
export const PopupLost: Story = {
  render: () => (
    <AlertMessage
      place="over"
      title="No connection"
      text="We'll open this as soon as you're back online."
      action="Try again"
      onAction={() => {}}
      close={{ label: 'Close', press: () => {} }}
    />
  ),
}
