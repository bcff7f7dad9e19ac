import type { Meta, StoryObj } from '@storybook/react-vite'
import { getAllRoleList, getPageConfig, getServerList } from '@topup/api-client'
import { areaWire, pageConfigWire, roleOnServerWire, serverWire } from '@topup/api-client/testing'
import { expect, screen, userEvent } from 'storybook/test'
import { content, held, unreachable } from '../../testing/fakeApi.ts'
import { renHoshi } from '../../testing/fakeServices.ts'
import { inStore, startingWith } from '../../testing/inStore.ts'
import { openShop, storyAnswers } from '../../testing/storyAnswers.ts'

/** The server and character that receive the products. */
const meta = {
  title: 'Popups/Server and character',
  parameters: inStore({
    account: renHoshi,
    answers: storyAnswers,
    prepare: openShop,
    open: [{ kind: 'serverCharacter' }],
  }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const servers = Array.from({ length: 2000 }, (_, index) =>
  serverWire({ server_id: String(index + 1), server_name: `S${index + 1} Moonfall`, is_used: 0 }),
)
const onServers = (all: typeof servers) => ({
  [getServerList.path]: () => content({ used: [], all, areas: [] }),
})
const allServers = async () => {
  const tab = (await screen.findAllByRole('tab'))[1]
  if (tab !== undefined) await userEvent.click(tab)
}

export const Ready: Story = {
  play: async () => {
    const [first] = await screen.findAllByRole('radio')
    if (first !== undefined) await userEvent.click(first)
    await expect(first).toHaveAttribute('aria-checked', 'true')
  },
}
export const Loading: Story = startingWith({ answers: { [getServerList.path]: held().endpoint } })
export const Failed: Story = startingWith({ answers: { [getServerList.path]: unreachable } })
export const NoCharacters: Story = startingWith({ answers: { [getAllRoleList.path]: () => content([]) } })
export const NoServers: Story = {
  ...startingWith({ answers: { ...onServers([]), [getAllRoleList.path]: () => content([]) } }),
  play: allServers,
}
export const TwoThousandServers: Story = {
  ...startingWith({ answers: { ...onServers(servers), [getAllRoleList.path]: () => content([]) } }),
  play: async () => {
    await allServers()
    await expect(screen.getAllByRole('radio')).toHaveLength(60)
  },
}
export const Found: Story = {
  ...startingWith({ answers: onServers(servers) }),
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), '1999')
    await expect(await screen.findByText(/^S1999 /)).toBeVisible()
  },
}
export const NoMatch: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'S999')
    await expect(await screen.findByText(/S999/)).toBeVisible()
  },
}
export const WithAreas: Story = startingWith({
  answers: {
    [getPageConfig.path]: () => content(pageConfigWire({ area_config: { is_area_role: 1 } })),
    [getServerList.path]: () =>
      content({
        used: [serverWire()],
        all: [serverWire()],
        areas: [areaWire(), areaWire({ area_id: '2', area_name: 'Europe' })],
      }),
  },
})
export const LongText: Story = startingWith({
  answers: {
    [getAllRoleList.path]: () =>
      content([
        roleOnServerWire({ role_name: 'Sternenwandererin_vom_Ende_der_Welt_und_zurück' }),
        roleOnServerWire({ role_id: '2', role_name: 'المسافر بين النجوم' }),
      ]),
  },
})
/** An answer that cannot be read: home is the way on. */
export const Unreadable: Story = startingWith({
  answers: {
    [getServerList.path]: () => ({
      ok: false,
      error: { kind: 'malformed', endpoint: '', path: '', expected: 'envelope', mayHaveTakenEffect: false },
    }),
  },
})
