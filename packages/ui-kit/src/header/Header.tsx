import type { ReactNode } from 'react'
import { classNames } from '../base/classNames.ts'
import { IconButton } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { type IconShape, iconGlobe, iconUser } from '../icon/icons.ts'

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
  /** The store's name as a drawing: an svg as high as its letters, without fill of its own. */
  readonly wordmark?: ReactNode
  /** Picture of the page, before its heading. Source: spec §2 "The header shows the matching icon and title". */
  readonly icon: IconShape
  /** Heading of the page. */
  readonly title: ReactNode
  readonly language?: HeaderLanguage | undefined
  readonly account?: HeaderAccount | undefined
  /** Links of the wide layout: `BottomNav` with `place="header"`. */
  readonly nav?: ReactNode
  /** A link that stands before the language, such as the way to another page: `IconLink`. */
  readonly link?: ReactNode
  /** Slid away while the reader scrolls down (design.md §5). */
  readonly hidden?: boolean | undefined
}

/** The store's name, written, or drawn and then read aloud all the same. */
function StoreName({ storeName, wordmark }: Pick<HeaderProps, 'storeName' | 'wordmark'>) {
  return (
    <span className="header__brand">
      {wordmark}
      <bdi translate="no" className={wordmark === undefined ? undefined : 'visually-hidden'}>
        {storeName}
      </bdi>
    </span>
  )
}

/** What stands at the end of the header. */
function Actions({ link, language, account }: Pick<HeaderProps, 'account' | 'language' | 'link'>) {
  return (
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
  )
}

/** Sticky page header: mark on its tile, store and title, language, account. */
export function Header({
  mark,
  storeName,
  wordmark,
  icon,
  title,
  language,
  account,
  nav,
  link,
  hidden,
}: HeaderProps) {
  return (
    <header
      className={classNames('header', nav !== undefined && 'header--with-nav', hidden && 'header--hidden')}
    >
      <div className="header__inner">
        <span className="header__tile" aria-hidden="true">
          {mark}
        </span>
        <div>
          <StoreName storeName={storeName} wordmark={wordmark} />
          <h1 tabIndex={-1}>
            <Icon of={icon} />
            <span>{title}</span>
          </h1>
        </div>
        {nav}
        <Actions link={link} language={language} account={account} />
      </div>
    </header>
  )
}

/** The account button: the first letter in a tinted ring, or a plain figure for guests. */
function Avatar({ kind, label, initial, onPress }: HeaderAccount) {
  return (
    <button
      type="button"
      className={kind === 'guest' ? 'avatar avatar--guest' : 'avatar'}
      aria-label={label}
      onClick={onPress}
    >
      <span>
        {kind === 'user' && initial ? <bdi translate="no">{initial}</bdi> : <Icon of={iconUser} size="s" />}
      </span>
    </button>
  )
}

/** Its place, before it is known who is logged in. */
export const AvatarSkeleton = () => (
  <span className="avatar avatar--guest">
    <span />
  </span>
)

/** The account corner of the header: who is logged in, or an offer to log in. */
export interface HeaderAccount {
  readonly kind: 'guest' | 'user'
  /** Spoken name of the button: the account, or "Log in". */
  readonly label: string
  /** First letter of the account; unused for guests. */
  readonly initial?: string | undefined
  readonly onPress: () => void
}
