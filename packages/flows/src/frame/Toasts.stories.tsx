import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { inStore, startingWith } from '../testing/inStore.ts'

/** Short messages over whatever is on screen. */
const meta = {
  title: 'Popups/Toasts',
  parameters: inStore({
    prepare: ({ toasts, translator }) => toasts.getState().show('error', translator.t('error.network')),
  }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const ErrorMessage: Story = {}
export const Success: Story = startingWith({
  prepare: ({ toasts, translator }) => toasts.getState().show('success', translator.t('account.loggedOut')),
})
export const Three: Story = startingWith({
  prepare: ({ toasts, translator }) => {
    toasts.getState().show('error', translator.t('error.network'))
    toasts.getState().show('error', translator.t('language.failed'))
    toasts
      .getState()
      .show('error', 'Der Server hat die Bestellung wegen Wartungsarbeiten abgelehnt. '.repeat(3))
  },
})
export const Dismissed: Story = {
  play: async ({ loaded }) => {
    await userEvent.click(await screen.findByRole('button'))
    await expect(loaded['services'].toasts.getState().messages).toHaveLength(0)
  },
}
