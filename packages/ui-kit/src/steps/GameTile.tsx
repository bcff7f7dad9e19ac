import type { ReactNode } from 'react'
import { classNames } from '../base/classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import { iconCheck, iconDown } from '../icon/icons.ts'
import { iconUp } from '../icon/visitIcons.ts'
import { GamePicture } from '../picture/RemotePicture.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'

export interface GameTileProps {
  readonly name: string
  readonly picture: string | undefined
  /** Whether this game, or one of its editions, is the one that is sold; the tile then has the tick. */
  readonly selected: boolean
  /** Says to a screen reader that a game with editions is selected. */
  readonly selectedLabel: string
  /** Whether the editions of a game that has some are shown; left out for a game without editions. */
  readonly isOpen?: boolean | undefined
  readonly onSelect: () => void
}

/** A game of the old layout's first step, in a `GameTileGroup`: a tap chooses it, or opens its editions. */
export function GameTile({ name, picture, selected, selectedLabel, isOpen, onSelect }: GameTileProps) {
  const hasEditions = isOpen !== undefined
  return (
    <button
      type="button"
      className={classNames('game-tile', selected && 'game-tile--selected', isOpen && 'game-tile--open')}
      aria-pressed={hasEditions ? undefined : selected}
      aria-expanded={isOpen}
      onClick={onSelect}
    >
      <span className="check-mark">
        <Icon of={iconCheck} />
      </span>
      <GamePicture src={picture} />
      <bdi translate="no">{name}</bdi>
      {hasEditions && selected && <span className="visually-hidden">{` ${selectedLabel}`}</span>}
      {hasEditions && (
        <span className="game-tile__opener">
          <Icon of={isOpen ? iconUp : iconDown} size="s" />
        </span>
      )}
    </button>
  )
}

/** The games of the old layout's first step as tiles. */
export function GameTileGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="game-tile-group">
      {children}
    </div>
  )
}

/** Placeholder for search field and game tiles; `label` says what is loading, read aloud. */
export function GameTilesSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="stack" role="status">
      <Skeleton shape="search" />
      <div className="game-tile-group" aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <div className="game-tile" key={index}>
            <Skeleton shape="tile-picture" />
            <Skeleton shape="tile-name" />
          </div>
        ))}
      </div>
      {/* Last: in a stack the first one has no space above it. */}
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
