import type { Account } from '@topup/domain'
import type { Services } from '../../store/services.ts'
import { isPageCovered } from '../../store/state/popupStack.ts'
import { type SessionState, accountOf, storedLogins } from '../../store/state/sessionStore.ts'
import { resetForAccount } from './resetForAccount.ts'

/**
 * Logs this page out when another tab logged its player out, or logged another player in. This happens at once, or
 * when the player returns to a page that the browser had suspended. Only an order on screen remains of the first
 * player. A page without a player takes over the login of another tab, when no popup is open: the player may be
 * typing. Logins of other games say whose their orders are. Returns a function that stops it. Source: faults A-14,
 * decision 48.
 */
export function followOtherTabs(
  services: Pick<
    Services,
    | 'brandStorage'
    | 'catalogue'
    | 'popups'
    | 'roster'
    | 'selection'
    | 'session'
    | 'toasts'
    | 'translator'
    | 'visibility'
  >,
  browser: Pick<Window, keyof EventTarget>,
  startAs: (account: Account) => void,
): () => void {
  const { brandStorage, catalogue, popups, roster, session, toasts, translator, visibility } = services
  const followLogins = () => {
    const logins = storedLogins(brandStorage)
    const { accounts } = session.getState()
    // Another tab writes its orders often, its logins seldom.
    if (textOf(logins) === textOf(session.getState())) return
    // A login that has not changed stays the same object: what is asked for each login must not be asked again.
    for (const [game, account] of accounts)
      if (logins.accounts.get(game)?.oauthToken === account.oauthToken) logins.accounts.set(game, account)
    session.setState(logins)
  }
  /** What was asked with the login before may still be refused, and that would end the login of now. */
  const askAgain = () => {
    void catalogue.getState().load()
    if (roster.getState().roster.kind === 'loading') void roster.getState().load()
  }
  const follow = () => {
    const held = session.getState()
    const before = accountOf(held)
    if (held.isSdkVisit) return
    const now = held.stored()
    if (before === null) {
      if (now === null) followLogins()
      else if (!isPageCovered(popups.getState())) startAs(now)
      return
    }
    if (now?.suid === before.suid) {
      followLogins()
      if (now.oauthToken !== before.oauthToken) askAgain()
      return
    }
    for (const { kind, id } of popups.getState().open) if (kind !== 'result') popups.getState().close(id)
    resetForAccount(services, () => held.followStored())
    if (now === null) toasts.getState().show('info', translator.t('account.loggedOut'))
  }
  follow()
  browser.addEventListener('storage', follow)
  const stopReturn = visibility.onReturn(follow)
  const stopPopups = popups.subscribe(() => {
    if (accountOf(session.getState()) === null) follow()
  })
  return () => {
    stopPopups()
    browser.removeEventListener('storage', follow)
    stopReturn()
  }
}

const textOf = ({ accounts, loggedOut }: Pick<SessionState, 'accounts' | 'loggedOut'>): string =>
  JSON.stringify([[...accounts], loggedOut])
