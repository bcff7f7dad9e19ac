import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconLink } from '../button/IconLink.tsx'
import { iconDocument } from '../icon/visitIcons.ts'
import { iconEvent, iconTopUp, iconUser } from '../icon/icons.ts'
import { BottomNav, type NavPlace } from './BottomNav.tsx'
import { Header } from './Header.tsx'

const places: readonly NavPlace[] = [
  { key: 'topup', name: 'Top up', icon: iconTopUp, href: '#topup', current: true },
  { key: 'event', name: 'Event', icon: iconEvent, href: '#event', current: false, news: 'New reward' },
  { key: 'my', name: 'My', icon: iconUser, href: '#my', current: false },
]

const meta = {
  title: 'Components/Header and navigation',
  component: Header,
  args: {
    mark: (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
      </svg>
    ),
    storeName: 'Store',
    icon: iconTopUp,
    title: 'Top up',
    language: { label: 'Language: English, EN', code: 'EN', onPress: () => {} },
    account: { kind: 'user', label: 'ren_hoshi', initial: 'R', onPress: () => {} },
  },
} satisfies Meta<typeof Header>
export default meta

type Story = StoryObj<typeof meta>

export const LoggedIn: Story = {}
export const Guest: Story = { args: { account: { kind: 'guest', label: 'Log in', onPress: () => {} } } }
export const LongText: Story = {
  args: {
    storeName: 'Der Store der unendlichen Abenteuer von Morgenland',
    title: 'Auf\u00adladungen und Sonder\u00adangebote',
    language: { label: 'Sprache: Chinesisch (traditionell), ZH-TW', code: 'ZH-TW', onPress: () => {} },
  },
}
export const WithLink: Story = {
  args: { link: <IconLink icon={iconDocument} label="My" href="#my" onOpen={() => {}} /> },
}
export const WithNavigation: Story = {
  args: { nav: <BottomNav label="Main" places={places} place="header" /> },
  render: (args) => (
    <>
      <Header {...args} />
      <BottomNav label="Main" places={places} />
    </>
  ),
}
