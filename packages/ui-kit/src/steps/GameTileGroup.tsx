import type { ReactNode } from 'react'

/** The games of the old layout's first step as tiles. */
export function GameTileGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="game-tile-group">
      {children}
    </div>
  )
}
