import { createReactionGate, reactTo } from '@topup/api-client'
import type { ApiError, FailedCall, Reaction } from '@topup/api-client'
import { assertNever, nothingChosen } from '@topup/domain'
import type { Account, Visitor } from '@topup/domain'
import { accountOf, visitorOf } from './state/sessionStore.ts'
import type { SessionState } from './state/sessionStore.ts'
import type { Services } from './services.ts'
import { isOffline } from '../platform/device.ts'

type Performer = Pick<
  Services,
  | 'session'
  | 'selection'
  | 'roster'
  | 'catalogue'
  | 'popups'
  | 'toasts'
  | 'translator'
  | 'navigate'
  | 'brandStorage'
  | 'tab'
  | 'clock'
>

/** The two ways to handle an error: an action of the player failed, or something in the background did. */
export interface Reactions {
  /** Reacts after an action of the player, and shows what happened, each time. */
  readonly react: (error: ApiError) => void
  /**
   * Reacts after a load. With `isShown` the part that stays empty says why, so there is no toast with the same words
   * (decision 44).
   */
  readonly reactToLoad: (error: ApiError, isShown?: boolean) => void
}

/**
 * Makes the only code that performs reactions, each once even if many calls failed together; a loop of
 * redirects ends on a stable page. Source: spec §8, decision 36, faults S13 and B-10.
 */
export function createReactions(performer: () => Performer): Reactions {
  const gate = createReactionGate({ now: () => performer().clock.now() })
  const handle = (error: ApiError, of: FailedCall, isShown = false) => {
    const services = performer()
    const reaction = reactTo(error, whoseCall(services.session.getState()))
    if (of === 'load' && isOnlyAMessage(reaction)) return
    const gated = gate(reaction, of)
    // Another load may have been told the same a moment before.
    if (isShown && reaction.kind === 'showMessage') return takeBack(services, reaction.message)
    if (isShown && reaction.kind === 'showNotLoggedIn') return
    if (gated.kind === 'perform') perform(services, { reaction: gated.reaction, error })
    if (gated.kind === 'say') sayAgain(services, gated.reaction)
    if (gated.kind !== 'stopLoop') return
    // The stable page must have nothing over it that would start the loop again; an order on screen stays.
    services.popups.getState().closeKind('login')
    services.popups.getState().closeKind('games')
    services.popups.getState().closeKind('confirm')
    services.navigate('/showError')
  }
  return {
    react: (error) => handle(error, 'act'),
    reactToLoad: (error, isShown) => handle(error, 'load', isShown),
  }
}

/** Removes toasts with this text: the place itself says it now. */
function takeBack({ toasts }: Performer, words: string): void {
  for (const { id, text } of toasts.getState().messages) if (text === words) toasts.getState().dismiss(id)
}

/** Answers an act of the player once more, unless the popup that the first answer opened is still there. */
function sayAgain({ popups, toasts, translator }: Performer, reaction: Reaction): void {
  const isOpen = (kind: 'login' | 'games' | 'confirm') =>
    popups.getState().open.some((popup) => popup.kind === kind)
  const say = (text: string) => toasts.getState().show('error', text)
  switch (reaction.kind) {
    case 'signOutAndAskLogin':
      return isOpen('login') ? undefined : say(translator.t('error.logInFirst'))
    case 'signOutAndGoHome':
      return isOpen('confirm') ? undefined : say(translator.t('realName.notVerified'))
    case 'clearGame':
      return isOpen('games') ? undefined : say(reaction.message || translator.t('error.gameGone'))
    case 'leaveRegion':
      return say(translator.t('pages.notArea.title'))
    case 'goToPaymentLinkError':
      return say(translator.t('paymentLink.errorTitle'))
    default:
  }
}

const isOnlyAMessage = (reaction: Reaction): boolean =>
  (reaction.kind === 'showMessage' && reaction.message === '') ||
  reaction.kind === 'showNetworkError' ||
  reaction.kind === 'showQueryError' ||
  reaction.kind === 'showChecking'

/**
 * Says whose call failed: inside a game no login is offered, not even while the link's account is not known
 * yet. Source: spec §6 "SDK view".
 */
function whoseCall(session: SessionState): Visitor {
  const visitor = visitorOf(session)
  return session.isSdkVisit && visitor.kind === 'guest' ? { kind: 'sdk', account: nobody } : visitor
}

const nobody: Account = { username: '', suid: '', oauthToken: '', gpId: '' }

/** Asks the player to verify: "Not real-name verified, go verify." Source: spec §8 "User messages", decision 43. */
async function offerVerification({ popups, translator, navigate }: Performer): Promise<void> {
  const answer = await popups.getState().confirm({
    title: translator.t('realName.askTitle'),
    text: translator.t('realName.askText'),
    confirmLabel: translator.t('realName.goVerify'),
    cancelLabel: translator.t('common.notNow'),
    tone: 'plain',
  })
  if (answer === 'confirm') navigate('/certifiedReal')
}

/**
 * Removes the account, and loads again what a guest sees. Source: spec §2 "re-initialises when the login token
 * becomes empty".
 */
function signOut({ session, catalogue }: Performer, letGo: () => void): void {
  const wasKnown = accountOf(session.getState()) !== null
  letGo()
  if (wasKnown) void catalogue.getState().load()
}

/** The reactions that only say something. */
type Message = Extract<
  Reaction,
  {
    readonly kind:
      | 'showExistingOrder'
      | 'showChecking'
      | 'dropCoupon'
      | 'showNotLoggedIn'
      | 'showMessage'
      | 'showNetworkError'
      | 'showQueryError'
  }
>

function perform(
  services: Performer,
  { reaction, error }: { readonly reaction: Reaction; readonly error: ApiError },
): void {
  const { session, popups, toasts, translator, navigate } = services
  const say = (message: string) => {
    if (message !== '') toasts.getState().show('error', message)
  }
  switch (reaction.kind) {
    case 'signOutAndAskLogin':
      // A player who was logged in is shown why the login popup opens.
      if (accountOf(session.getState()) !== null)
        toasts.getState().show('info', translator.t('error.sessionEnded'))
      signOut(services, () => session.getState().logOut())
      popups.getState().closeKind('login')
      return popups.getState().push({ kind: 'login' })
    case 'signOutAndGoHome':
      signOut(services, () => session.getState().setAsideUnverified())
      popups.getState().closeAll()
      // The question that follows says it; a toast would cover its close button.
      navigate('/')
      return void offerVerification(services)
    case 'clearGame':
      // Before the game goes: what is open would load again without one.
      popups.getState().replaceAll({ kind: 'games' })
      clearGame(services, error)
      return say(reaction.message || translator.t('error.gameGone'))
    case 'leaveRegion':
      forget(services, 'region', ['linkRegion', 'chosenRegion'])
      popups.getState().closeAll()
      return navigate('/notArea')
    case 'goToPaymentLinkError':
      return navigate('/errorReplenish')
    default:
      return say(textOf(services, reaction))
  }
}

/**
 * Forgets the game that the service refused, with all that was chosen and loaded for it, so that nothing can be bought
 * for it. The products give the reason until another game is chosen from the list, which is requested without a game
 * where it was not there yet. Source: spec §8 (-3001).
 */
function clearGame(services: Performer, error: ApiError): void {
  const { session, selection, roster, catalogue } = services
  const isFirst = session.getState().clientId !== null
  forget(services, 'game', ['linkGame'])
  session.setState({ clientId: null, game: null })
  selection.getState().change(() => nothingChosen(null))
  roster.getState().clear()
  catalogue.setState({ products: { kind: 'failed', error } })
  // Once: a service that refuses a request without a game, too, would be asked again and again.
  if (isFirst && catalogue.getState().games.kind !== 'ready') void catalogue.getState().loadGames()
}

/** Forgets a choice, and what a link or the player chose in this tab alone; a game's tab changes nothing for other tabs. */
function forget(
  { session, brandStorage, tab }: Performer,
  choice: 'game' | 'region',
  ofTab: readonly string[],
): void {
  if (!session.getState().isSdkVisit) brandStorage.remove(choice)
  for (const item of [choice, ...ofTab]) tab.remove(item)
}

function textOf({ translator, session }: Performer, reaction: Message): string {
  switch (reaction.kind) {
    case 'showExistingOrder':
    case 'showChecking':
      return translator.t('pay.checking')
    case 'dropCoupon':
      return reaction.message || translator.t('couponRow.unsupportedProduct')
    case 'showNotLoggedIn':
      // The service's words would ask for a login that is not here. Without a game it is a payment link's own account.
      if (session.getState().isSdkVisit) return translator.t('error.reopen')
      return reaction.message || translator.t('error.refused')
    case 'showMessage':
      // A rejection without a message of its own.
      return reaction.message || translator.t('error.query')
    case 'showNetworkError':
      return translator.t(isOffline() ? 'error.offline' : 'error.network')
    case 'showQueryError':
      return translator.t('error.query')
    default:
      return assertNever(reaction)
  }
}
