import { classNames } from '../base/classNames.ts'
import type { IconShape } from './icons.ts'

export interface IconProps {
  /** One of the `icon…` constants; only the imported ones reach a bundle. */
  readonly of: IconShape
  /** 24, 18 (`s`) or 14 (`xs`) pixels; components may set their own size. */
  readonly size?: 's' | 'xs' | undefined
}

const sizes = { s: 'icon--small', xs: 'icon--tiny' } as const

/** A decorative icon in the colour of its text; the word beside it carries the meaning (design.md §7). */
export function Icon({ of, size }: IconProps) {
  const name = classNames(
    'icon',
    of.filled && 'icon--filled',
    size && sizes[size],
    of.directed && 'icon--directed',
  )
  return (
    <svg className={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={of.d} fillRule={of.filled && 'evenodd'} />
    </svg>
  )
}
