import type { ReactNode } from 'react'

/** Props of {@link Buttons}. */
export interface ButtonsProps {
  /** Side by side, or stacked with the main act on top. */
  readonly layout?: 'row' | 'column' | undefined
  readonly children: ReactNode
}

/** Two or more buttons with the drawn distance. */
export function Buttons({ layout = 'column', children }: ButtonsProps) {
  return <div className={layout === 'row' ? 'btn-row' : 'btn-col'}>{children}</div>
}
