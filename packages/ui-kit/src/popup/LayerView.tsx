import type { ReactNode, RefObject } from 'react'
import { classNames } from '../base/classNames.ts'

/** Where a popup stands: at the bottom of a phone, or in the middle of the screen. */
export type LayerPlace = 'bottom' | 'centre'

/** An end of what Tab walks through. */
export type LayerEdge = 'first' | 'last'

export interface LayerViewProps {
  readonly place: LayerPlace
  readonly layerRef?: RefObject<HTMLDivElement | null>
  /** Whether it stands where another popup stood, and does not move. */
  readonly isStill?: boolean
  /** A tap beside the popup. */
  readonly onScrim?: (() => void) | undefined
  /** Tab went past an end; the focus goes on at the given one. */
  readonly onEdge?: (edge: LayerEdge) => void
  readonly children: ReactNode
}

/** How the layer of a popup is drawn: without a portal or hooks, so that a document can hold it too. */
export function LayerView({ place, layerRef, isStill, onScrim, onEdge, children }: LayerViewProps) {
  return (
    <div
      ref={layerRef}
      className={classNames('layer', place === 'centre' && 'layer--centred', isStill && 'layer--still')}
    >
      <div className="layer__scrim" aria-hidden="true" onClick={onScrim} />
      {onEdge && <Edge onReach={() => onEdge('last')} />}
      {children}
      {onEdge && <Edge onReach={() => onEdge('first')} />}
    </div>
  )
}

/** Placed before and after the content, so that Tab past one end continues at the other. */
function Edge({ onReach }: { readonly onReach: () => void }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it passes focus on and never keeps it
  return <span data-edge="" tabIndex={0} onFocus={onReach} />
}
