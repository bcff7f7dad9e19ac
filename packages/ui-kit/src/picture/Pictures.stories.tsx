import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../icon/Icon.tsx'
import { iconGame } from '../icon/icons.ts'
import { GamePicture, RemotePicture } from './RemotePicture.tsx'

/** A picture that needs no network. */
const drawn =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="teal" d="M0 0h8v8H0z"/%3E%3C/svg%3E'

/** Pictures that the service sends, and what replaces them. */
const meta = {
  title: 'Components/Pictures',
  component: GamePicture,
  args: { src: drawn },
} satisfies Meta<typeof GamePicture>
export default meta

type Story = StoryObj<typeof meta>

export const Game: Story = {}
export const GameSmall: Story = { args: { size: 's' } }
export const GameWithoutPicture: Story = { args: { src: undefined } }
export const GameThatFails: Story = { args: { src: 'data:,broken' } }
export const Remote: Story = {
  render: ({ src }) => (
    <span className="game-picture">
      <RemotePicture src={src} fallback={<Icon of={iconGame} />} />
    </span>
  ),
}
