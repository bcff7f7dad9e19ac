import { useEffect } from 'react'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { accountOf } from '../../store/state/sessionStore.ts'
import { rewardsOf } from './rewardsOf.ts'
import type { Rewards } from './rewardsOf.ts'

/** The rewards of the player who is logged in to the current game; null for a guest. */
export function useRewards(): Rewards | null {
  const services = useServices()
  useSelected(services.session, (state) => state.clientId)
  useSelected(services.session, (state) => accountOf(state)?.suid ?? null)
  return rewardsOf(services)
}

/** Loads the data when it is shown, and again whenever the player returns to the page. */
export function useFresh(load: (() => Promise<void>) | undefined): void {
  const { visibility } = useServices()
  useEffect(() => {
    if (load === undefined) return
    void load()
    return visibility.onReturn(() => void load())
  }, [load, visibility])
}
