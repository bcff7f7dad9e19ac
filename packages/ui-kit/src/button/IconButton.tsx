import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/classNames.ts'
import { Icon, type IconProps } from '../icon/Icon.tsx'
import type { IconShape } from '../icon/icons.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  readonly icon: IconShape
  /** Spoken name; a visible `text` must be part of it. */
  readonly 'aria-label': string
  /** Short word beside the icon, such as a language code. */
  readonly text?: ReactNode
  readonly iconSize?: IconProps['size']
  /** Extra class for the place it stands in. */
  readonly place?: string | undefined
}

/** A 44 pixel target with an icon. */
export function IconButton({ icon, text, iconSize, place, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames('icon-button', place)}>
      <Icon of={icon} size={iconSize} />
      {text !== undefined && <span>{text}</span>}
    </button>
  )
}
