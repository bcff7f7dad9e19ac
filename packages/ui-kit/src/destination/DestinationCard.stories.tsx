import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Hero } from '../heroes/orbit.tsx'
import { iconServer } from '../icon/icons.ts'
import { DestinationCard } from './DestinationCard.tsx'
import { DestinationPrompt, DestinationRow, DestinationSkeleton } from './DestinationRow.tsx'
import { DestinationRows } from './DestinationRows.tsx'

const meta = {
  title: 'Components/Destination card',
  component: DestinationCard,
  args: {
    gameName: 'Starfall Chronicle',
    gamePicture: undefined,
    account: 'ren_hoshi · VIP 4',
    scene: <Hero />,
  },
} satisfies Meta<typeof DestinationCard>
export default meta

type Story = StoryObj<typeof meta>

const onChangeGame = { label: 'Change', press: () => {} }

export const WithCharacter: Story = {
  args: {
    onChangeGame,
    children: (
      <DestinationRow
        icon={iconServer}
        title="Kaelith · Lv. 82"
        note="Server S128 · Moonfall"
        onPress={() => {}}
      />
    ),
  },
}
export const NoCharacter: Story = {
  args: {
    children: <DestinationRow icon={iconServer} title="Choose a server and role" onPress={() => {}} />,
  },
}
export const Guest: Story = {
  args: {
    onChangeGame,
    account: 'Not logged in',
    children: (
      <DestinationPrompt
        title="Log in to see your characters"
        note="Items go straight to the account you use in the game."
        action={<Button size="list">Log in</Button>}
      />
    ),
  },
}
export const LongText: Story = {
  args: {
    onChangeGame: { label: 'Spiel wechseln', press: () => {} },
    gameName: 'Die unendlichen Abenteuer der sieben Sternenwanderer von Morgenland',
    account: 'ein_ganz_besonders_langer_benutzername_2025 · VIP 4',
    children: (
      <DestinationRow
        icon={iconServer}
        title="Sternenwandererin_vom_Ende_der_Welt · Stufe 82"
        note="Server S128 · Harbour of Ten Thousand Lanterns"
        onPress={() => {}}
      />
    ),
  },
}
export const Loading: Story = { render: () => <DestinationSkeleton /> }
export const RowsAlone: Story = {
  render: () => (
    <DestinationRows>
      <DestinationRow icon={iconServer} title="Kaelith" note="Server S128" onPress={() => {}} />
    </DestinationRows>
  ),
}
