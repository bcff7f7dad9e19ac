import { useEffect } from 'react'
import { useServices } from '../store/servicesContext.tsx'

/** Frees the page from a sheet of the early script, whose popup will not be drawn. */
export function useFreePage(): void {
  const { popups } = useServices()
  useEffect(() => popups.getState().standIn?.giveWay()?.focus({ preventScroll: true }), [popups])
}
