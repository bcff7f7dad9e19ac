import type { Meta, StoryObj } from '@storybook/react-vite'
import { TimerRing } from '../result/TimerRing.tsx'
import { GameTile, GameTileGroup } from './GameTile.tsx'
import { StepBar } from './StepBar.tsx'

const meta = {
  title: 'Components/Old layout',
  component: StepBar,
  args: {
    label: 'Step 3 of 4',
    steps: ['Select game', 'Character & product', 'Recharge', 'Result'],
    current: 2,
  },
} satisfies Meta<typeof StepBar>
export default meta

type Story = StoryObj<typeof meta>

const tile = { picture: undefined, selected: false, selectedLabel: 'Chosen', onSelect: () => {} }

export const Third: Story = {}
export const First: Story = { args: { label: 'Step 1 of 4', current: 0 } }
export const LongText: Story = {
  args: { steps: ['Spiel auswählen', 'Figur und Produkt auswählen', 'Aufladung beginnen', 'Ergebnis'] },
}
export const Last: Story = { args: { label: 'Step 4 of 4', current: 3 } }
export const Games: Story = {
  render: () => (
    <GameTileGroup label="Games">
      <GameTile {...tile} name="Ember" selected />
      <GameTile {...tile} name="Starfall Chronicle" isOpen selected />
      <GameTile {...tile} name="Tidebound Legends" isOpen />
      <GameTile {...tile} name="Neko Harbor" isOpen={false} />
      <GameTile {...tile} name="Iron Vanguard" />
    </GameTileGroup>
  ),
}
export const TimeLeft: Story = {
  render: () => (
    <TimerRing
      text="29:41"
      label="29 minutes left"
      share={0.7}
      title="This link stays open"
      note="Then it expires."
    />
  ),
}
