import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * A page that the player goes to begins at its top; one that they come back to stands where they left it, as the
 * browser sees to. Source: spec §2 "Screens and routes".
 */
export function useTopOfPage(): void {
  const { pathname } = useLocation()
  const how = useNavigationType()
  useLayoutEffect(() => {
    if (how === 'PUSH') window.scrollTo(0, 0)
  }, [how, pathname])
}
