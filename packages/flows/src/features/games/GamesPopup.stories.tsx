import type { Meta, StoryObj } from '@storybook/react-vite'
import { getGameList } from '@topup/api-client'
import { gameWire } from '@topup/api-client/testing'
import { expect, screen, userEvent } from 'storybook/test'
import { content, held, unreachable } from '../../testing/fakeApi.ts'
import { inStore, startingWith } from '../../testing/inStore.ts'
import { openShop, storyAnswers } from '../../testing/storyAnswers.ts'

/** The games of the store and their editions. */
const meta = {
  title: 'Popups/Games',
  parameters: inStore({ answers: storyAnswers, prepare: openShop, open: [{ kind: 'games' }] }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}
/** A game with editions expands to show them. */
export const Editions: Story = {
  play: async () => {
    const closed = (await screen.findAllByRole('button')).find(
      (button) => button.getAttribute('aria-expanded') === 'false',
    )
    if (closed !== undefined) await userEvent.click(closed)
    await expect(closed).toHaveAttribute('aria-expanded', 'true')
  },
}
export const Loading: Story = startingWith({
  answers: { [getGameList.path]: held().endpoint },
  prepare: (services) => void services.catalogue.getState().loadGames(),
})
export const Empty: Story = startingWith({ answers: { [getGameList.path]: () => content([]) } })
export const Failed: Story = startingWith({ answers: { [getGameList.path]: unreachable } })
export const NoMatch: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'Meadow')
    await expect(screen.queryAllByRole('radio')).toHaveLength(0)
  },
}
export const LongText: Story = startingWith({
  answers: {
    [getGameList.path]: () =>
      content([
        gameWire({ logo: null, name: 'Die unendlichen Abenteuer der sieben Sternenwanderer von Morgenland' }),
        gameWire({ logo: null, client_id: '9', name: 'Unterwasserkönigreichsabenteuerchronik' }),
      ]),
  },
})
