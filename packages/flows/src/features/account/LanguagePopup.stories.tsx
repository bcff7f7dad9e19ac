import type { Meta, StoryObj } from '@storybook/react-vite'
import { languages } from '@topup/domain'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { inStore, startingWith } from '../../testing/inStore.ts'

/** The languages of a store, each in its own name. */
const meta = {
  title: 'Popups/Language',
  parameters: inStore({ open: [{ kind: 'language' }] }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const all = startingWith({ brand: { languages } })

export const OfTheBrand: Story = {}
export const All: Story = all
export const Two: Story = startingWith({ brand: { languages: ['en', 'ja'] } })
/** The texts of the chosen language cannot be loaded: the store keeps its current language. */
export const Failed: Story = {
  ...all,
  play: async ({ loaded }) => {
    const { toasts, translator } = loaded['services']
    const other = translator.language() === 'tr' ? 'ja' : 'tr'
    const row = (await screen.findAllByRole('radio')).find(({ lang }) => lang === other)
    if (row !== undefined) await userEvent.click(row)
    await waitFor(() => expect(toasts.getState().messages).toHaveLength(1))
  },
}
