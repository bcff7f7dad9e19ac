import type { ReactNode } from 'react'

export interface ButtonsProps {
  /** Side by side, or stacked with the main action on top. */
  readonly layout?: 'row' | 'column' | undefined
  readonly children: ReactNode
}

/** Two or more buttons with the designed spacing. */
export function Buttons({ layout = 'column', children }: ButtonsProps) {
  return <div className={layout === 'row' ? 'button-row' : 'button-column'}>{children}</div>
}
