import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { iconDown } from '../icon/icons.ts'
import { GamePicture } from '../picture/RemotePicture.tsx'

export interface DestinationCardProps {
  readonly gameName: string
  readonly gamePicture: string | undefined
  /** Account line under the game, such as "ren_hoshi · VIP 4". */
  readonly account?: ReactNode
  /** The brand's hero scene. */
  readonly scene?: ReactNode
  /** Leads to the list of games; the hero is no button without it. */
  readonly onChangeGame?: { readonly label: string; readonly press: () => void } | undefined
  /** Rows for server and character, or for login: see `DestinationRow`. */
  readonly children?: ReactNode
}

/**
 * Who receives the purchase: game and account over the hero, server and character below (design.md §4
 * "Destination card").
 */
export function DestinationCard(props: DestinationCardProps) {
  const { gameName, onChangeGame, children } = props
  const face = <Face {...props} />
  return (
    <section className="card destination" aria-label={gameName}>
      {onChangeGame ? (
        <button
          type="button"
          className="destination__hero"
          aria-haspopup="dialog"
          onClick={onChangeGame.press}
        >
          {face}
          {/* The spoken name begins with the visible text, so that voice control users can say it to tap the button. */}
          <span className="visually-hidden">{onChangeGame.label}</span>
        </button>
      ) : (
        <div className="destination__hero">{face}</div>
      )}
      {children}
    </section>
  )
}

/** The hero scene with game and account over it. */
function Face({ gameName, gamePicture, account, scene, onChangeGame }: DestinationCardProps) {
  return (
    <>
      {scene}
      <span className="row-face">
        <GamePicture src={gamePicture} />
        <span className="destination__text">
          <span className="destination__name">
            <bdi translate="no">{gameName}</bdi>
            {onChangeGame && (
              <i className="destination__switch">
                <Icon of={iconDown} />
              </i>
            )}
          </span>
          {account && <span className="destination__account">{account}</span>}
        </span>
      </span>
    </>
  )
}
