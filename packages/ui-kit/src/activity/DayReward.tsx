import type { ReactNode } from 'react'
import { Artwork } from '../artwork/Artwork.tsx'
import type { ArtworkName } from '../artwork/artworkFile.ts'
import { classNames } from '../base/classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import { iconCheck } from '../icon/icons.ts'
import { ShowReward } from './ShowReward.tsx'
import { RemotePicture } from '../picture/RemotePicture.tsx'

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

const marks = { claimed: 'day-reward--claimed', claim: 'day-reward--claim', locked: '' } as const

/** One day of a streak, a child of `DayGrid` (design.md §4 "Milestone, day"). */
export function DayReward(props: DayRewardProps) {
  const { day, artwork, picture, reward, state, stateLabel, size, onShow } = props
  return (
    <li className={classNames('day-reward', marks[state], size && 'day-reward--big')}>
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
