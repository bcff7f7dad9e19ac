import type { ReactNode } from 'react'
import { lazyComponent } from '../../store/lazyComponent.tsx'

/** The goods of the last visit; they stand in only where the list of products is late. */
export const lastGoods = lazyComponent(
  () => import('./ShelfNote.tsx').then((module) => module.LastGoods),
  ({ otherwise }: { readonly isWaiting: boolean; readonly otherwise: ReactNode }) => otherwise,
  'leftOut',
)
