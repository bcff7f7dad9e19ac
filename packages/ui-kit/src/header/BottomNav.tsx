import type { MouseEvent } from 'react'
import { classNames } from '../base/classNames.ts'
import { isPlainClick } from '../base/isPlainClick.ts'
import { Icon } from '../icon/Icon.tsx'
import type { IconShape } from '../icon/icons.ts'

/** One main place of the store. */
export interface NavPlace<Href extends string = string> {
  readonly key: string
  readonly name: string
  readonly icon: IconShape
  readonly href: Href
  readonly current: boolean
  /** Spoken note of the red dot, such as "new reward"; without it there is no dot. */
  readonly news?: string | undefined
}

export interface BottomNavProps<Href extends string = string> {
  /** Spoken name of the navigation. */
  readonly label: string
  readonly places: readonly NavPlace<Href>[]
  /** Bar at the bottom of phones, or links in the header from 960 px on; each hides where the other shows. */
  readonly place?: 'bottom' | 'header' | undefined
  /** Called for plain taps, so that a router can take over; clicks with a modifier key are left to the browser. */
  readonly onOpen?: ((event: MouseEvent<HTMLAnchorElement>, place: NavPlace<Href>) => void) | undefined
  readonly hidden?: boolean | undefined
}

/** What every place shows. */
function Face({
  icon,
  name,
  hasNews,
}: Pick<NavPlace, 'icon' | 'name'> & { readonly hasNews?: boolean | undefined }) {
  return (
    <>
      <span className="nav__icon">
        <Icon of={icon} />
        {hasNews && <span className="nav__dot" />}
      </span>
      <span>{name}</span>
    </>
  )
}

/** The bar at the bottom before the language is known: its room. */
export const BottomNavSkeleton = () => <div className="nav-bottom" aria-hidden="true" />

/** Main navigation: real links with `aria-current`. */
export function BottomNav<Href extends string>({
  label,
  places,
  place = 'bottom',
  onOpen,
  hidden,
}: BottomNavProps<Href>) {
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
            if (isPlainClick(event)) onOpen?.(event, one)
          }}
        >
          <Face icon={one.icon} name={one.name} hasNews={one.news !== undefined} />
          {one.news !== undefined && <span className="visually-hidden">{one.news}</span>}
        </a>
      ))}
    </nav>
  )
}
