import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { type ButtonFace, buttonClass } from './Button.tsx'

/** Props of {@link LinkButton}: a native link plus a button's face. */
export interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'className' | 'style'>, ButtonFace {
  readonly href: string
}

/** A real link that looks like a button, so that it can be opened, copied and followed without script. */
export function LinkButton({ variant, size, icon, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size })}>
      {icon && <Icon of={icon} />}
      <span className="button__label">{children}</span>
    </a>
  )
}

export interface ButtonsProps {
  /** Side by side, or stacked with the main action on top. */
  readonly layout?: 'row' | 'column' | undefined
  readonly children: ReactNode
}

/** Two or more buttons with the designed spacing. */
export function Buttons({ layout = 'column', children }: ButtonsProps) {
  return <div className={layout === 'row' ? 'button-row' : 'button-column'}>{children}</div>
}
