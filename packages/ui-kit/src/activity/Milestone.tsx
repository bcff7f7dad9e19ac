import type { ReactNode } from 'react'
import { classNames } from '../base/classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import { iconCheck, iconGift } from '../icon/icons.ts'
import { iconLock } from '../icon/moreIcons.ts'
import { Stamp } from '../coupon/Stamp.tsx'
import { DoneMark } from './DoneMark.tsx'
import { ShowReward } from './ShowReward.tsx'
import { Loot, type LootItem } from './Loot.tsx'

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
