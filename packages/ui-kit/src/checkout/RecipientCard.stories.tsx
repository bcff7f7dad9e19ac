import type { Meta, StoryObj } from '@storybook/react-vite'
import { NameLine } from '../list/NameLine.tsx'
import { GamePicture } from '../picture/RemotePicture.tsx'
import { RecipientCard } from './checkoutParts.tsx'

/** Who receives what is paid for, over the button that pays. */
const meta = {
  title: 'Components/Recipient card',
  component: RecipientCard,
  args: {
    label: 'Recipient',
    picture: <GamePicture src={undefined} size="s" />,
    title: <NameLine of={['Kaelith', 'S128 Moonfall']} />,
    note: <NameLine of={['Starfall Chronicle', 'ren_hoshi']} />,
    change: { label: 'Change', press: () => undefined },
  },
} satisfies Meta<typeof RecipientCard>
export default meta

type Story = StoryObj<typeof meta>

export const Changeable: Story = {}
export const Fixed: Story = { args: { change: undefined } }
export const WhilePaying: Story = {
  args: { change: { label: 'Change', press: () => undefined, disabled: true } },
}
export const LongNames: Story = {
  args: {
    title: <NameLine of={['Sternenwandererin_vom_Ende_der_Welt', 'S1284 Mondfall und Morgenröte']} />,
    note: (
      <NameLine
        of={['Chroniken des Sternenfalls', 'Europa', 'ein_ganz_besonders_langer_benutzername_2025']}
      />
    ),
  },
}
