import type { Meta, StoryObj } from '@storybook/react-vite'
import { iconStarFilled, iconTicketFilled } from '../icon/icons.ts'
import { AccountCard } from './AccountCard.tsx'
import { DataTable } from './DataTable.tsx'
import { StatTiles, VipCard } from './VipCard.tsx'

const meta = {
  title: 'Components/Member',
  component: VipCard,
  args: { label: 'Your level', level: 'VIP 4' },
} satisfies Meta<typeof VipCard>
export default meta

type Story = StoryObj<typeof meta>

export const OnTheWay: Story = {
  args: {
    progress: { label: 'Progress to VIP 5', percent: 68.4 },
    points: '6,840 / 10,000 VIP points',
    share: '68.40%',
  },
}
export const Top: Story = { args: { level: 'VIP 6', note: 'You have reached the highest level' } }
export const LongText: Story = {
  args: {
    label: 'Ihre aktuelle Mitgliedschaftsstufe',
    level: 'Sternenwanderer der siebten Morgenröte',
    progress: { label: 'Fortschritt', percent: 99.99 },
    points: '1.234.567 / 1.234.890 VIP-Punkte',
    share: '99,99 %',
  },
}
export const AccountLongText: Story = {
  render: () => (
    <AccountCard
      initial="E"
      name="ein_ganz_besonders_langer_benutzername_2025"
      note="Die unendlichen Abenteuer der sieben Sternenwanderer · ID 7720418"
    />
  ),
}
export const Account: Story = {
  render: () => <AccountCard initial="R" name="ren_hoshi" note="Starfall Chronicle · ID 7720418" />,
}
export const Figures: Story = {
  render: () => (
    <StatTiles
      stats={[
        { icon: iconTicketFilled, figure: '4', name: 'My reward', onPress: () => {} },
        { icon: iconStarFilled, figure: '6,840', name: 'VIP points', onPress: () => {} },
      ]}
    />
  ),
}
/** Wider than a phone: the side where it goes on fades. */
export const LevelsThatScroll: Story = {
  render: () => (
    <DataTable
      label="All levels"
      columns={['Level', 'Points', 'Weekly', 'Monthly', 'First reward']}
      rows={[
        { key: '3', cells: ['VIP 3', '2,500', '8%', '12%', '100 Crystals of the Seventh Dawn'] },
        { key: '4', cells: ['VIP 4', '5,000', '10%', '15%', '300 Crystals'], current: 'current' },
      ]}
    />
  ),
}
export const Levels: Story = {
  render: () => (
    <DataTable
      label="All levels"
      columns={['Level', 'Points', 'Week']}
      rows={[
        { key: '3', cells: ['VIP 3', '2,500', '8%'] },
        { key: '4', cells: ['VIP 4', '5,000', '10%'], current: 'current' },
      ]}
    />
  ),
}
