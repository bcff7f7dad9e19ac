import { decodeUserInfo, getUserInfo } from '@topup/api-client'
import {
  type EntrySecrets,
  addressOf,
  entriesToWarnOf,
  isSuperModeAllowed,
  parseAccount,
  readText,
  buyerOf,
} from '@topup/domain'
import { preselectCharacter } from '../features/games/chooseCharacter.ts'
import { noLimits } from '../features/products/catalogueStore.ts'
import type { BrandStorage } from '../platform/brandStorage.ts'
import type { Services } from '../store/services.ts'
import type { PopupRequest } from '../store/state/popupStack.ts'
import { keepGameVisit, keptGameVisit } from '../visit/gameVisit.ts'
import type { Visit } from '../visit/readVisit.ts'

/**
 * Starts what only a tab opened by a game does, with the game's session or without it. Source: spec §6 "SDK
 * view", decision 55.
 */
export async function beginGameVisit(
  services: Services,
  from: {
    readonly visitKind: Visit['kind']
    readonly secrets: EntrySecrets
  },
): Promise<void> {
  const { oauthToken, oauthVerifier } = from.secrets
  const { tab } = services
  if (from.visitKind === 'lost') return beginLostVisit(services, tab)
  followGameVisit(services, tab)
  if (oauthToken !== null && oauthVerifier === null) await openSdkVisit(services, oauthToken)
}

/**
 * Finds out who opened the store inside a game. The token is kept only in memory, as long as the page lives;
 * until it is known to be valid there is no account, whatever else is stored on this device. Source: spec §6
 * "SDK view", decision 35.
 */
export async function openSdkVisit(
  services: Pick<
    Services,
    'api' | 'catalogue' | 'entry' | 'react' | 'roster' | 'selection' | 'session' | 'tracking' | 'visibility'
  >,
  oauthToken: string,
): Promise<void> {
  const { api, session, catalogue, tracking, visibility, react } = services
  const { clientId } = session.getState()
  // Without its game, which the service refused, there is nobody to ask about.
  if (clientId === null) return
  const answer = await api.call(getUserInfo, { oauth_token: oauthToken, client_id: clientId })
  const { isSdkVisit } = session.getState()
  if (!isSdkVisit || session.getState().clientId !== clientId) return
  if (!answer.ok) {
    react(answer.error)
    if (answer.error.kind === 'rejected') return
    const stop = visibility.onReturn(() => {
      stop()
      void openSdkVisit(services, oauthToken)
    })
    return
  }
  const account = decodeUserInfo(answer.value.content, oauthToken)
  if (account === null) return
  session.getState().useSdkAccount(account)
  tracking.track('login', { loginMethod: 'sdk' })
  await Promise.all([catalogue.getState().load(), preselectCharacter(services)])
}

/**
 * Stores in the tab whose visit it is, and that the visit is over when the player logs in with an account of
 * their own. Source: decision 55.
 */
export function followGameVisit({ session }: Pick<Services, 'session'>, tab: BrandStorage): void {
  const stop = session.subscribe(({ isSdkVisit, sdkAccount, clientId }) => {
    if (sdkAccount !== null) keepGameVisit(tab, { clientId: clientId ?? '', suid: sdkAccount.suid })
    if (isSdkVisit) return
    keepGameVisit(tab, 'left')
    stop()
  })
}

const openable: readonly PopupRequest['kind'][] = ['result', 'tip', 'confirm', 'language']

/**
 * Does all that a game's tab does after it has lost the game's session: it queries open orders as always, and
 * shows the newest one of the game's own player. No other account of this browser is used or named. Source:
 * decisions 28, 48 and 55.
 */
export async function beginLostVisit(
  services: Pick<
    Services,
    'catalogue' | 'journal' | 'journalReady' | 'popups' | 'session' | 'visibility' | 'poller'
  >,
  tab: BrandStorage,
): Promise<void> {
  const { catalogue, journal, journalReady, popups, poller, session, visibility } = services
  // Nothing is sold here: only popups that finish an order may open, and that of the languages, after which no products load.
  popups.getState().divert(({ kind }) => !openable.includes(kind))
  catalogue.setState({ load: () => Promise.resolve() })
  visibility.onReturn(() => void poller.refreshOpen())
  await journalReady()
  void poller.refreshOpen()
  const kept = keptGameVisit(tab)
  if (kept === null || kept === 'left' || kept.suid === '') return
  const own = entriesToWarnOf(journal.getState().journal).find(({ snapshot }) => {
    const buyer = buyerOf(snapshot.recipient)
    return buyer?.clientId === kept.clientId && buyer.suid === kept.suid
  })
  // Whose tab this is, it has kept itself: that she once logged out of this browser says nothing here.
  session.setState({ loggedOut: session.getState().loggedOut.filter((suid) => suid !== kept.suid) })
  if (own !== undefined) popups.getState().push({ kind: 'result', order: addressOf(own) })
}

/**
 * The two storage keys of a tester: which account acts (its `suid`), and the account in the form in which logins
 * are stored. Source: spec §3 "beta account key, beta user info", §4 "Super mode", decision 39.
 */
export const superModeKeys = { account: 'betaAccount', user: 'betaUser' } as const

/**
 * Logs in a stored test account on a demo deployment, in memory only; its purchase limits are not loaded.
 * Everything that guards money stays. Source: spec §4 "Super mode", decision 39, faults S9.
 */
export async function enterSuperMode(
  services: Pick<
    Services,
    'catalogue' | 'deployment' | 'entry' | 'roster' | 'selection' | 'session' | 'tracking' | 'brandStorage'
  >,
): Promise<void> {
  const { deployment, brandStorage, session, catalogue } = services
  if (!isSuperModeAllowed(deployment)) return
  const account = brandStorage.read(superModeKeys.user, parseAccount)
  if (account === null || brandStorage.read(superModeKeys.account, readText) !== account.suid) return
  session.getState().useSdkAccount(account)
  catalogue.setState({ ...noLimits, loadLimits: () => Promise.resolve() })
  await Promise.all([catalogue.getState().load(), preselectCharacter(services)])
}
