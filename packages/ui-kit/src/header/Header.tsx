import type { ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../base/classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import { iconGlobe, type IconShape } from '../icon/icons.ts'
import { Avatar } from './Avatar.tsx'
import type { HeaderAccount } from './headerAccount.ts'

/** The language button: spoken label that contains the code, the code shown, and what a tap does. */
export interface HeaderLanguage {
  readonly label: string
  readonly code: string
  readonly onPress: () => void
}

export interface HeaderProps {
  /** The brand's mark: an svg on a 24 grid without fill of its own. */
  readonly mark: ReactNode
  readonly storeName: string
  /** Picture of the page on the tile; on wide screens with `nav` the mark replaces it. */
  readonly icon: IconShape
  /** Heading of the page. */
  readonly title: string
  readonly language?: HeaderLanguage | undefined
  readonly account?: HeaderAccount | undefined
  /** Links of the wide layout: `BottomNav` with `place="header"`. */
  readonly nav?: ReactNode
  /** A link that stands before the language, such as the way to another page: `IconLink`. */
  readonly link?: ReactNode
  /** Slid away while the reader scrolls down (design.md §5). */
  readonly hidden?: boolean | undefined
}

/** Sticky page header: mark, store and title, language, account. */
export function Header({ mark, storeName, icon, title, language, account, nav, link, hidden }: HeaderProps) {
  return (
    <header
      className={classNames('header', nav !== undefined && 'header--with-nav', hidden && 'header--hidden')}
    >
      <div className="header__inner">
        <span className="header__tile" aria-hidden="true">
          <Icon of={icon} />
          {mark}
        </span>
        <div>
          <span className="header__brand">
            {mark}
            <span>
              <bdi>{storeName}</bdi>
            </span>
          </span>
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        {nav}
        <div className="header__actions">
          {link}
          {language && (
            <IconButton
              icon={iconGlobe}
              aria-label={language.label}
              aria-haspopup="dialog"
              text={language.code}
              onClick={language.onPress}
            />
          )}
          {account && <Avatar {...account} />}
        </div>
      </div>
    </header>
  )
}
