import type { ReactNode } from 'react'
import { Artwork } from '../artwork/Artwork.tsx'
import type { ArtworkName } from '../artwork/artworkFile.ts'
import { classNames } from '../base/classNames.ts'
import { Stamp } from '../coupon/CouponTicket.tsx'
import { Icon } from '../icon/Icon.tsx'
import { iconCheck, iconGift } from '../icon/icons.ts'
import { iconLock } from '../icon/moreIcons.ts'
import { RemotePicture } from '../picture/RemotePicture.tsx'
import { DoneMark } from './DoneMark.tsx'

/** State of a milestone: taken, ready to take, the one being worked for, or further off. */
export type MilestoneState =
  | { readonly kind: 'claimed'; readonly word: string }
  /** The action is a list `Button`. */
  | { readonly kind: 'claim'; readonly action: ReactNode }
  | { readonly kind: 'next'; readonly word: string }
  | { readonly kind: 'locked'; readonly word: string }

export interface MilestoneProps {
  readonly amount: string
  readonly note?: ReactNode
  readonly loot: readonly LootItem[]
  readonly state: MilestoneState
  /** A tap on the milestone. */
  readonly onShow: () => void
}

const nodes = { claimed: iconCheck, claim: iconGift, next: iconLock, locked: iconLock } as const
const marks = {
  claimed: 'milestone--reached',
  claim: 'milestone--reached milestone--claim',
  next: 'milestone--next milestone--locked',
  locked: 'milestone--locked',
}

function End({ state }: { readonly state: MilestoneState }) {
  switch (state.kind) {
    case 'claimed':
      return <DoneMark>{state.word}</DoneMark>
    case 'claim':
      return state.action
    case 'next':
    case 'locked':
      return <Stamp>{state.word}</Stamp>
  }
}

/** One step of a cumulative event, a child of `MilestoneTrack` (design.md §4 "Milestone, day"). */
export function Milestone({ amount, note, loot, state, onShow }: MilestoneProps) {
  return (
    <li className={classNames('milestone', marks[state.kind])}>
      <span className="milestone__mark">
        <Icon of={nodes[state.kind]} />
      </span>
      <div className="card milestone__card">
        <div className="milestone__reward">
          <ShowReward name={amount} onShow={onShow} />
          <b className="numeric">
            <bdi translate="no">{amount}</bdi>
          </b>
          {note !== undefined && <small>{note}</small>}
          <Loot items={loot} />
        </div>
        <End state={state} />
      </div>
    </li>
  )
}

/** The line that joins `Milestone`s. */
export function MilestoneTrack({ children }: { readonly children: ReactNode }) {
  return <ol className="milestone-list">{children}</ol>
}

export interface DayRewardProps {
  /** "Day 4". */
  readonly day: string
  readonly artwork: ArtworkName
  readonly picture?: string | undefined
  readonly reward: ReactNode
  /** `stateLabel` says it in words. */
  readonly state: 'claimed' | 'claim' | 'locked'
  readonly stateLabel: string
  /** The last day takes two columns. */
  readonly size?: 'big' | undefined
  /** A tap on the day. */
  readonly onShow: () => void
}

const dayMarks = { claimed: 'day-reward--claimed', claim: 'day-reward--claim', locked: '' } as const

/** One day of a streak, a child of `DayGrid` (design.md §4 "Milestone, day"). */
export function DayReward(props: DayRewardProps) {
  const { day, artwork, picture, reward, state, stateLabel, size, onShow } = props
  return (
    <li className={classNames('day-reward', dayMarks[state], size && 'day-reward--big')}>
      <ShowReward name={day} onShow={onShow} />
      <span>{day}</span>
      <RemotePicture src={picture} fallback={<Artwork name={artwork} />} />
      <b className="numeric">{reward}</b>
      {state === 'claimed' && (
        <span className="day-reward__tick">
          <Icon of={iconCheck} />
        </span>
      )}
      <span className="visually-hidden">{stateLabel}</span>
    </li>
  )
}

/** Four columns of `DayReward`s. */
export function DayGrid({ children }: { readonly children: ReactNode }) {
  return <ol className="day-reward-list">{children}</ol>
}

/** Lies over a reward, under its action: a tap shows what the reward is. */
function ShowReward({ name, onShow }: { readonly name: string; readonly onShow: () => void }) {
  return (
    <button type="button" className="show-reward" aria-label={name} aria-haspopup="dialog" onClick={onShow} />
  )
}

/** One thing of a reward. */
export interface LootItem {
  readonly artwork: ArtworkName
  /** Picture from the service, where it sends one. */
  readonly picture?: string | undefined
  /** Amount as drawn: "680", "1.5k". */
  readonly amount: string
  /** Name read aloud, with its amount. */
  readonly label: string
}

/** The contents of a reward. */
export function Loot({ items }: { readonly items: readonly LootItem[] }) {
  return (
    <span className="loot">
      {items.map((item, index) => (
        <span key={index}>
          <RemotePicture src={item.picture} fallback={<Artwork name={item.artwork} />} />
          <em className="numeric" aria-hidden="true">
            <bdi translate="no">{item.amount}</bdi>
          </em>
          <span className="visually-hidden">{item.label}</span>
        </span>
      ))}
    </span>
  )
}

/** Rewards that a guest sees and cannot have yet: their pictures step back. Source: decision 80. */
export function DimmedRewards({ children }: { readonly children: ReactNode }) {
  return <div className="dimmed-rewards">{children}</div>
}
