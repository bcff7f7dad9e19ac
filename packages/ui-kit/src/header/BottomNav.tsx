import type { MouseEvent } from 'react'
import { classNames } from '../base/classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import type { IconShape } from '../icon/icons.ts'

/** One main place of the store. */
export interface NavPlace {
  readonly key: string
  readonly name: string
  readonly icon: IconShape
  readonly href: string
  readonly current: boolean
  /** Spoken note of the red dot, such as "new reward"; without it there is no dot. */
  readonly news?: string | undefined
}

export interface BottomNavProps {
  /** Spoken name of the navigation. */
  readonly label: string
  readonly places: readonly NavPlace[]
  /** Bar at the bottom of phones, or links in the header from 960 px on; each hides where the other shows. */
  readonly place?: 'bottom' | 'header' | undefined
  /** Called for plain taps, so that a router can take over; clicks with a modifier key are left to the browser. */
  readonly onOpen?: ((event: MouseEvent<HTMLAnchorElement>, place: NavPlace) => void) | undefined
  readonly hidden?: boolean | undefined
}

/** Main navigation: real links with `aria-current`. */
export function BottomNav({ label, places, place = 'bottom', onOpen, hidden }: BottomNavProps) {
  const bottom = place === 'bottom'
  return (
    <nav
      className={classNames(bottom ? 'nav-bottom' : 'nav-header', hidden && 'nav--hidden')}
      aria-label={label}
    >
      {places.map((one) => (
        <a
          key={one.key}
          href={one.href}
          aria-current={one.current ? 'page' : undefined}
          onClick={(event) => {
            if (!event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0)
              onOpen?.(event, one)
          }}
        >
          <span className="nav__icon">
            <Icon of={one.icon} />
            {one.news !== undefined && <span className="nav__dot" />}
          </span>
          <span>{one.name}</span>
          {one.news !== undefined && <span className="visually-hidden">{one.news}</span>}
        </a>
      ))}
    </nav>
  )
}
