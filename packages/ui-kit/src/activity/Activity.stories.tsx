import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Hero } from '../heroes/orbit.tsx'
import { RewardSummary } from '../checkout/RewardSummary.tsx'
import { ActivityBanner } from './ActivityBanner.tsx'
import { DoneMark } from './DoneMark.tsx'
import { DayGrid, DayReward, DimmedRewards, Loot, Milestone, MilestoneTrack } from './Milestone.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const loot = [
  { artwork: 'gem-2', amount: '300', label: '300 crystals' },
  { artwork: 'medal', amount: '1', label: '1 medal' },
] as const

const meta = {
  title: 'Components/Activity',
  component: Milestone,
  args: {
    amount: 'US$50',
    note: 'Reached 6 May',
    loot,
    state: { kind: 'locked', word: 'Locked' },
    onShow: () => {},
  },
  render: (args) => (
    <MilestoneTrack>
      <Milestone {...args} />
    </MilestoneTrack>
  ),
} satisfies Meta<typeof Milestone>
export default meta

type Story = StoryObj<typeof meta>

export const Claimed: Story = { args: { state: { kind: 'claimed', word: 'Claimed' } } }
export const ToClaim: Story = {
  args: { state: { kind: 'claim', action: <Button size="list">Claim</Button> } },
}
export const LongText: Story = {
  args: {
    amount: 'TWD 1,234,567',
    note: 'Am 6. Mai 2026 um 23:59 Uhr (UTC+08:00) erreicht',
    state: { kind: 'claim', action: <Button size="list">Prämie abholen</Button> },
  },
}
export const Next: Story = { args: { state: { kind: 'next', word: 'Next' } } }
export const Locked: Story = {}

type Other = StoryObj

export const Banner: Other = {
  render: () => (
    <ActivityBanner
      title="Meteor Month"
      text="Every top-up in May counts."
      scene={<Hero />}
      time="Ends in 6d 11h 20m"
    />
  ),
}
export const Progress: Other = { render: () => <ProgressBar label="Progress to US$200" percent={63.2} /> }
export const Days: Other = {
  render: () => (
    <DayGrid>
      <DayReward
        day="Day 1"
        artwork="potion"
        reward="2 potions"
        state="claimed"
        stateLabel="Claimed"
        onShow={() => {}}
      />
      <DayReward
        day="Day 2"
        artwork="gem-1"
        reward="60"
        state="claim"
        stateLabel="Ready to claim"
        onShow={() => {}}
      />
      <DayReward
        day="Day 3"
        artwork="gem-5"
        reward="680"
        state="locked"
        stateLabel="Locked"
        size="big"
        onShow={() => {}}
      />
    </DayGrid>
  ),
}
export const DaysOfGuest: Other = {
  render: () => (
    <DimmedRewards>
      <DayGrid>
        <DayReward
          day="Day 1"
          artwork="potion"
          reward="2 potions"
          state="locked"
          stateLabel="Log in first"
          onShow={() => {}}
        />
        <DayReward
          day="Day 2"
          artwork="gem-1"
          reward="60"
          state="locked"
          stateLabel="Log in first"
          onShow={() => {}}
        />
      </DayGrid>
    </DimmedRewards>
  ),
}
export const RewardParts: Other = {
  render: () => (
    <div className="card card--inset">
      <Loot items={loot} />
    </div>
  ),
}
export const Done: Other = { render: () => <DoneMark>Claimed</DoneMark> }
export const FirstReward: Other = {
  render: () => (
    <RewardSummary artwork="medal">
      <div className="split-row">
        <div>
          <b>VIP 4 for the first time</b>
          <p className="small muted">Your gift: 1 medal</p>
        </div>
        <Button size="list">Claim</Button>
      </div>
    </RewardSummary>
  ),
}
