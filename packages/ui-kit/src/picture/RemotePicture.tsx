import { type ReactNode, useState } from 'react'
import { classNames } from '../base/classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import { iconGame } from '../icon/icons.ts'

export interface RemotePictureProps {
  /** Address from the service; empty or missing shows the fallback at once. */
  readonly src: string | undefined
  readonly fallback: ReactNode
}

/** A decorative picture from the service in a box of fixed size; a drawing replaces it when it cannot be shown. */
export function RemotePicture({ src, fallback }: RemotePictureProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src) return fallback
  return <img src={src} alt="" decoding="async" onError={() => setFailed(src)} />
}

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
