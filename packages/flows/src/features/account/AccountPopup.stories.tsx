import type { Meta, StoryObj } from '@storybook/react-vite'
import { renHoshi } from '../../testing/fakeServices.ts'
import { inStore, startingWith } from '../../testing/inStore.ts'

/** Who is logged in, and the two ways out. */
const meta = {
  title: 'Popups/Account',
  parameters: inStore({ account: renHoshi, open: [{ kind: 'account' }] }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const LoggedIn: Story = {}
export const LongText: Story = startingWith({
  account: { ...renHoshi, username: 'ein_ganz_besonders_langer_benutzername_2025' },
})
