import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type Services, madeOnce } from '../../store/services.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { withNewLogin } from '../../store/withNewLogin.ts'
import { type SessionStore, accountOf } from '../../store/state/sessionStore.ts'
import { type ActivityKind, type ActivityStore, createActivityStore } from './activityStore.ts'
import { decodingOf } from './claimService.ts'
import { type VipStore, type WalletStore, createVipStore, createWalletStore } from './vipStore.ts'

/** What one player of one game can be given. */
export interface Rewards {
  readonly vip: VipStore
  readonly wallet: WalletStore
  /** The activity of a kind, for the character that is chosen now. */
  readonly activity: (kind: ActivityKind) => ActivityStore
}

/** The rewards by player, so that a claim on its way stays known on every page of the store and is never shown for another player. */
const noRewards = () => new Map<string, Rewards>()

/** The rewards of the logged-in player in the current game; null for a guest, and without a game. */
export function rewardsOf(services: Services): Rewards | null {
  const { session } = services
  const { clientId } = session.getState()
  const identity = identityOf(session)
  if (clientId === null || identity === null) return null
  const known = madeOnce(services, noRewards)
  const rewards = known.get(identity) ?? createRewards(services, { clientId, identity })
  known.set(identity, rewards)
  return rewards
}

function createRewards(
  services: Services,
  { clientId, identity }: { readonly clientId: string; readonly identity: string },
): Rewards {
  const { selection, session } = services
  const isCurrent = () => identityOf(session) === identity
  const suidNow = () => accountOf(session.getState())?.suid
  const suid = suidNow()
  const deps = {
    // A late refusal of an earlier login ends no later one.
    services: { ...services, api: withNewLogin(services.api, session) },
    clientId,
    isCurrent,
    isPlayer: () => suidNow() === suid,
    decoding: () => decodingOf(services),
  }
  const characterNow = () => {
    const { server, character, area } = selection.getState().selection
    return JSON.stringify([server?.value, character?.value, area?.value])
  }
  const activities = new Map<string, ActivityStore>()
  return {
    vip: createVipStore(deps),
    wallet: createWalletStore(deps),
    activity: (kind) => {
      const character = characterNow()
      const key = `${kind} ${character}`
      const isThisCharacter = () => isCurrent() && characterNow() === character
      const store = activities.get(key) ?? createActivityStore({ ...deps, isCurrent: isThisCharacter, kind })
      activities.set(key, store)
      return store
    },
  }
}

function identityOf(session: SessionStore): string | null {
  const account = accountOf(session.getState())
  return account === null ? null : JSON.stringify([session.getState().clientId, account.suid])
}

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
