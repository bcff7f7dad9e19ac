import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
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

/** Loads the data when it is shown, when the language changes, and whenever the player returns to the page. */
export function useFresh(load: (() => Promise<void>) | undefined): void {
  const { visibility } = useServices()
  const { language } = useTranslation().i18n
  useEffect(() => {
    if (load === undefined) return
    void load()
    return visibility.onReturn(() => void load())
  }, [load, visibility, language])
}
