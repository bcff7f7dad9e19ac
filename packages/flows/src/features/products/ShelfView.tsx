import { CategoryTabs, ProductGrid, type CategoryTab } from '@topup/ui-kit'
import type { ReactNode } from 'react'

/** One category of products under the tabs of all. */
export interface ShelfViewProps {
  /** Spoken name of the tabs. */
  readonly label: string
  readonly tabs: readonly CategoryTab[]
  /** The category that is shown: its key, and its name for the choice of products. */
  readonly shown: { readonly key: string; readonly name: string }
  readonly onShow: (key: string) => void
  readonly panelId: string
  /** Its cards. */
  readonly children: ReactNode
}

/** Draws tabs and panel. React, the skeleton's parts in the document and so the early script all draw by it. */
export const ShelfView = ({ label, tabs, shown, onShow, panelId, children }: ShelfViewProps) => (
  <>
    <CategoryTabs label={label} tabs={tabs} selected={shown.key} onSelect={onShow} panelId={panelId} />
    <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-tab-${shown.key}`}>
      <ProductGrid label={shown.name}>{children}</ProductGrid>
    </div>
  </>
)
