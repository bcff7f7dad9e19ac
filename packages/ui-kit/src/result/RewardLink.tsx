import type { ReactNode } from 'react'
import { isPlainClick } from '../base/isPlainClick.ts'
import { Icon } from '../icon/Icon.tsx'
import { iconGift, iconRight } from '../icon/icons.ts'

export type RewardLinkProps =
  | {
      readonly state: 'known'
      readonly href: string
      /** Called for plain taps, so that a router can take over. */
      readonly onOpen: () => void
      readonly children: ReactNode
    }
  /** Its words are not known yet: the children are of about their length and keep the room, unseen and unread. */
  | { readonly state: 'coming'; readonly children: ReactNode }

/** A line under a receipt that says how far the next reward is and leads to it. */
export function RewardLink(props: RewardLinkProps) {
  const face = (
    <>
      <Icon of={iconGift} size="s" />
      <span>{props.children}</span>
      <Icon of={iconRight} size="s" />
    </>
  )
  if (props.state === 'coming')
    return (
      <div className="reward-link reward-link--coming" aria-hidden="true">
        {face}
      </div>
    )
  const { href, onOpen } = props
  return (
    <a
      className="reward-link"
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onOpen()
      }}
    >
      {face}
    </a>
  )
}
