import type { Meta, StoryObj } from '@storybook/react-vite'
import { getCumulativeActivityInfo, receiveActivityGift } from '@topup/api-client'
import { continueActivityWire, cumulativeActivityWire, milestoneWire } from '@topup/api-client/testing'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { content, held, rejection, unreachable } from '../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../testing/fakeApi.ts'
import { renHoshi } from '../../testing/fakeServices.ts'
import { inStore, startingWith } from '../../testing/inStore.ts'
import { openShop, storyAnswers } from '../../testing/storyAnswers.ts'
import { ActivityPage } from './ActivityPage.tsx'

const info = getCumulativeActivityInfo.path
const steps = [10, 50, 100, 200, 500].map((need) =>
  milestoneWire({ reward_id: `m${need}`, need, is_claimed: need === 10 ? 1 : 0 }),
)
const running: FakeEndpoint = ({ type }) =>
  content(
    type === 'continue'
      ? continueActivityWire({ today_total: 5, streak_days: 2 })
      : cumulativeActivityWire({ total: 126.4, milestones: steps }),
  )

/** Events and their rewards. */
const meta = {
  title: 'Pages/Event',
  component: ActivityPage,
  parameters: inStore({
    account: renHoshi,
    answers: { ...storyAnswers, [info]: running },
    prepare: openShop,
    route: '/activity',
  }),
} satisfies Meta<typeof ActivityPage>
export default meta

type Story = StoryObj<typeof meta>

export const Cumulative: Story = {}
const openStreak = async () => {
  const tab = (await screen.findAllByRole('tab'))[1]
  if (tab !== undefined) await userEvent.click(tab)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}
export const Consecutive: Story = { play: openStreak }
export const EveryRewardReached: Story = startingWith({
  answers: {
    ...storyAnswers,
    [info]: () =>
      content(
        cumulativeActivityWire({ total: 500, milestones: steps.map((step) => ({ ...step, is_claimed: 1 })) }),
      ),
  },
})
export const LongText: Story = startingWith({
  answers: {
    ...storyAnswers,
    [info]: () =>
      content(
        cumulativeActivityWire({
          title: 'Die große Sternschnuppennacht der sieben Königreiche',
          description: 'Jede Aufladung in diesem Monat zählt, gleich auf welchem Server. '.repeat(3),
          total: 126.4,
          milestones: steps,
        }),
      ),
  },
})
export const Claiming: Story = {
  ...startingWith({
    answers: { ...storyAnswers, [info]: running, [receiveActivityGift.path]: held().endpoint },
  }),
  play: async () => {
    const [claimAll] = within(await screen.findByRole('tabpanel')).getAllByRole('button')
    if (claimAll !== undefined) await userEvent.click(claimAll)
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull())
  },
}
export const Guest: Story = startingWith({
  prepare: (services) => {
    services.session.getState().logOut()
    return openShop(services)
  },
})
/** The service wants a login before it shows the event. */
export const GuestRefused: Story = startingWith({
  answers: { ...storyAnswers, [info]: () => rejection(-600, '') },
  prepare: (services) => {
    services.session.getState().logOut()
    return openShop(services)
  },
})
export const GuestConsecutive: Story = { ...Guest, play: openStreak }
export const Loading: Story = startingWith({
  answers: { ...storyAnswers, [info]: () => new Promise(() => undefined) },
})
export const NoEvent: Story = startingWith({
  answers: { ...storyAnswers, [info]: () => rejection(-3022, '') },
})
export const Unreachable: Story = startingWith({ answers: { ...storyAnswers, [info]: unreachable } })
