import { Outlet } from 'react-router'
import { useStepPages } from './useStepPages.ts'

/** Holds pages of both layouts within the old one: what they open of recharge and result are the pages of the steps. */
export function StepPages() {
  useStepPages()
  return <Outlet />
}
