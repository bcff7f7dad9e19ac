import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { iconClock } from '../icon/icons.ts'

export interface ActivityBannerProps {
  readonly title: ReactNode
  readonly text?: ReactNode
  /** The brand's hero scene. */
  readonly scene?: ReactNode
  /** `Countdown` to the end. */
  readonly time?: ReactNode
}

/** Head of an event page, over the hero. */
export function ActivityBanner({ title, text, scene, time }: ActivityBannerProps) {
  return (
    <section className="activity-head">
      {scene}
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {time !== undefined && (
        <span className="activity-head__time numeric">
          <Icon of={iconClock} size="xs" />
          <span>{time}</span>
        </span>
      )}
    </section>
  )
}
