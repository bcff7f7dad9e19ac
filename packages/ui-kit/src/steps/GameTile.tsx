import { Icon } from '../icon/Icon.tsx'
import { iconCheck } from '../icon/icons.ts'
import { GamePicture } from '../picture/GamePicture.tsx'

/** Props of {@link GameTile}. */
export interface GameTileProps {
  readonly name: string
  readonly picture: string | undefined
  readonly selected: boolean
  readonly onSelect: () => void
}

/** A game of the old layout's first step: a `radio` of a group with `className="tiles"`. */
export function GameTile({ name, picture, selected, onSelect }: GameTileProps) {
  return (
    <button type="button" role="radio" className="tile" aria-checked={selected} onClick={onSelect}>
      <span className="prod-pick">
        <Icon of={iconCheck} />
      </span>
      <GamePicture src={picture} />
      <bdi>{name}</bdi>
    </button>
  )
}
