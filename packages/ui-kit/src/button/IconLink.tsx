import { isPlainClick } from '../base/isPlainClick.ts'
import { Icon } from '../icon/Icon.tsx'
import type { IconShape } from '../icon/icons.ts'

export interface IconLinkProps {
  readonly icon: IconShape
  /** Spoken name. */
  readonly label: string
  readonly href: string
  /** Called for plain clicks in place of the browser's own navigation. */
  readonly onOpen: () => void
}

/** A link to another page of the store that looks like an `IconButton`. */
export function IconLink({ icon, label, href, onOpen }: IconLinkProps) {
  return (
    <a
      className="icon-button"
      href={href}
      aria-label={label}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onOpen()
      }}
    >
      <Icon of={icon} />
    </a>
  )
}
