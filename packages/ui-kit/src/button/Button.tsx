import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../base/classNames.ts'
import { Icon, type IconProps } from '../icon/Icon.tsx'
import type { IconShape } from '../icon/icons.ts'

/** Weight of a button: one primary per view, soft in lists, text for leaving (design.md §4 "Button"). */
export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'text' | 'destructive'

const variants: Record<ButtonVariant, string> = {
  primary: 'button--primary',
  secondary: 'button--secondary',
  soft: 'button--soft',
  quiet: 'button--quiet',
  text: 'button--text',
  destructive: 'button--destructive',
}

/** What buttons and links that look like buttons share. */
export interface ButtonFace {
  readonly variant?: ButtonVariant | undefined
  /** `full` is 52 high and as wide as its place; `list` is 44 high and as wide as its label. */
  readonly size?: 'full' | 'list' | undefined
  readonly icon?: IconShape | undefined
}

/** Class of a button's face. */
export function buttonClass({ variant = 'primary', size = 'full' }: ButtonFace): string {
  return classNames('button', variants[variant], size === 'list' && 'button--list')
}

/** Props of {@link Button}: a native button plus its face. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'>, ButtonFace {
  /** While true the button shows a spinner, keeps its width and focus, and ignores taps. */
  readonly busy?: boolean | undefined
}

/** A push button; `type` is `button` unless set otherwise. */
export function Button({
  variant,
  size,
  icon,
  busy,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} />}
      <span className="button__label">{children}</span>
    </button>
  )
}

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

/** A turning wheel; the words beside it say what is going on. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
