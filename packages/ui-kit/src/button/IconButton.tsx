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
  /** Class of the place that it stands in. */
  readonly className?: string | undefined
}

/** A 44 pixel target with an icon. */
export function IconButton({ icon, text, iconSize, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames('icon-button', className)}>
      <Icon of={icon} size={iconSize} />
      {text !== undefined && <span>{text}</span>}
    </button>
  )
}
