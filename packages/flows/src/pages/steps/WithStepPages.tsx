import type { ReactNode } from 'react'
import { useStepPages } from './useStepPages.ts'

/** A page of both layouts within the old one: what it opens of recharge and result are the pages of the steps. */
export function WithStepPages({ children }: { readonly children: ReactNode }) {
  useStepPages()
  return children
}
