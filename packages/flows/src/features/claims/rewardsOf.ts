import { createActivityStore } from './activityStore.ts'
import type { ActivityKind, ActivityStore } from './activityStore.ts'
import type { Services } from '../../store/services.ts'
import { accountOf } from '../../store/state/sessionStore.ts'
import type { SessionStore } from '../../store/state/sessionStore.ts'
import { createWalletStore } from './walletStore.ts'
import type { WalletStore } from './walletStore.ts'
import { createVipStore } from './vipStore.ts'
import type { VipStore } from './vipStore.ts'

/** What one player of one game can be given. */
export interface Rewards {
  readonly vip: VipStore
  readonly wallet: WalletStore
  /** The activity of the character that is chosen now. */
  readonly activity: (kind: ActivityKind) => ActivityStore
}

/**
 * Rewards by session, so that a claim under way is known wherever the player goes on the page, and is never taken for
 * another player's. Not made with the page's services: the first route does without their code.
 */
const known = new WeakMap<SessionStore, Map<string, Rewards>>()

/** The rewards of whoever is logged in; null for a guest. */
export function rewardsOf(services: Services): Rewards | null {
  const { session } = services
  const identity = identityOf(session)
  if (identity === null) return null
  const ofPage = known.get(session) ?? new Map<string, Rewards>()
  known.set(session, ofPage)
  const rewards = ofPage.get(identity) ?? createRewards(services, identity)
  ofPage.set(identity, rewards)
  return rewards
}

function createRewards(services: Services, identity: string): Rewards {
  const { brand, deployment, selection, session, translator } = services
  const isCurrent = () => identityOf(session) === identity
  const decoding = () => ({
    allowLocalhost: deployment.environment === 'local',
    languages: [translator.language(), brand.defaultLanguage],
  })
  const characterNow = () => {
    const { server, role, area } = selection.getState().selection
    return JSON.stringify([server?.value, role?.value, area?.value])
  }
  const activities = new Map<string, ActivityStore>()
  return {
    vip: createVipStore({ services, isCurrent, decoding }),
    wallet: createWalletStore({ services, isCurrent, decoding }),
    activity: (kind) => {
      const character = characterNow()
      const key = `${kind} ${character}`
      const isThisCharacter = () => isCurrent() && characterNow() === character
      const store =
        activities.get(key) ?? createActivityStore({ services, isCurrent: isThisCharacter, decoding, kind })
      activities.set(key, store)
      return store
    },
  }
}

function identityOf(session: SessionStore): string | null {
  const account = accountOf(session.getState())
  return account === null ? null : JSON.stringify([session.getState().clientId, account.suid])
}
