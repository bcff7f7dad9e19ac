import { classNames } from '../base/classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import { iconGame } from '../icon/icons.ts'
import { RemotePicture } from './RemotePicture.tsx'

export interface GamePictureProps {
  readonly src: string | undefined
  readonly size?: 's' | undefined
}

/** A game's icon in its rounded tile, with a drawn pad when there is no picture. */
export function GamePicture({ src, size }: GamePictureProps) {
  return (
    <span className={classNames('game-picture', size && 'game-picture--small')} aria-hidden="true">
      <RemotePicture src={src} fallback={<Icon of={iconGame} />} />
    </span>
  )
}
