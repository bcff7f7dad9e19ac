import { createReactionGate, reactTo } from '@topup/api-client'
import type { ApiError, Reaction } from '@topup/api-client'
import { assertNever } from '@topup/domain'
import type { Account, Visitor } from '@topup/domain'
import { accountOf, visitorOf } from './state/sessionStore.ts'
import type { SessionState } from './state/sessionStore.ts'
import type { Services } from './services.ts'
import { isOffline } from '../platform/isOffline.ts'

type Performer = Pick<
  Services,
  'session' | 'catalogue' | 'popups' | 'toasts' | 'translator' | 'navigate' | 'brandStorage' | 'tab' | 'clock'
>

/** The two ways an error is handled: an act of the player's failed, or something in the background did. */
export interface Reactions {
  /** After an act of the player's: reacts and says what happened. */
  readonly react: (error: ApiError) => void
  /** After a load: the place that stays empty says so itself, so there is no toast (decision 44). */
  readonly reactToLoad: (error: ApiError) => void
}

/**
 * Makes the one place that performs reactions, each once however many calls failed together; a loop of redirects ends
 * on a stable page. Source: spec §8, decision 36, faults S13 and B-10.
 */
export function createReactions(performer: () => Performer): Reactions {
  const gate = createReactionGate({ now: () => performer().clock.now() })
  const handle = (error: ApiError, isSilent: (reaction: Reaction) => boolean) => {
    const services = performer()
    const reaction = reactTo(error, whoseCall(services.session.getState()))
    if (isSilent(reaction)) return
    const gated = gate(reaction)
    if (gated.kind === 'perform') perform(services, gated.reaction)
    if (gated.kind !== 'stopLoop') return
    // The stable page has nothing over it that would start the loop again; an order on screen stays.
    services.popups.getState().closeKind('login')
    services.popups.getState().closeKind('games')
    services.popups.getState().closeKind('confirm')
    services.navigate('/showError')
  }
  return {
    react: (error) => handle(error, () => false),
    reactToLoad: (error) => handle(error, (reaction) => isOnlyAMessage(reaction)),
  }
}

const isOnlyAMessage = (reaction: Reaction): boolean =>
  (reaction.kind === 'showMessage' && reaction.message === '') ||
  reaction.kind === 'showNetworkError' ||
  reaction.kind === 'showQueryError' ||
  reaction.kind === 'showChecking'

/** Inside a game there is no login to offer, not even while the link's account is not known yet. Source: spec §6 "SDK view". */
function whoseCall(session: SessionState): Visitor {
  const visitor = visitorOf(session)
  return session.isSdkVisit && visitor.kind === 'guest' ? { kind: 'sdk', account: nobody } : visitor
}

const nobody: Account = { username: '', suid: '', oauthToken: '', gpId: '' }

/** "Not real-name verified, go verify." Source: spec §8 "User messages", decision 43. */
async function offerVerification({ popups, translator, navigate }: Performer): Promise<void> {
  const answer = await popups.getState().confirm({
    title: translator.t('realName.askTitle'),
    text: translator.t('realName.askText'),
    confirmLabel: translator.t('realName.goVerify'),
    cancelLabel: translator.t('realName.later'),
    tone: 'plain',
  })
  if (answer === 'confirm') navigate('/certifiedReal')
}

/** Lets the account go, and asks anew for what a guest sees. Source: spec §2 "re-initialises when the login token becomes empty". */
function signOut({ session, catalogue }: Performer, letGo: () => void): void {
  const wasKnown = accountOf(session.getState()) !== null
  letGo()
  if (wasKnown) void catalogue.getState().load()
}

function perform(services: Performer, reaction: Reaction): void {
  const { session, popups, toasts, translator, navigate, brandStorage, tab } = services
  const say = (message: string) => {
    if (message !== '') toasts.getState().show('error', message)
  }
  switch (reaction.kind) {
    case 'signOutAndAskLogin':
      // Someone who was logged in is told why the popup comes.
      if (accountOf(session.getState()) !== null)
        toasts.getState().show('info', translator.t('error.logInFirst'))
      signOut(services, () => session.getState().logOut())
      popups.getState().closeKind('login')
      return popups.getState().push({ kind: 'login' })
    case 'signOutAndGoHome':
      signOut(services, () => session.getState().setAsideUnverified())
      popups.getState().closeAll()
      // The question that follows says it; a toast would lie over its way out.
      navigate('/')
      return void offerVerification(services)
    case 'clearGame':
      // A game's tab changes nothing for the others.
      if (!session.getState().isSdkVisit) brandStorage.remove('game')
      for (const item of ['game', 'linkGame']) tab.remove(item)
      say(reaction.message)
      return popups.getState().replaceAll({ kind: 'games' })
    case 'leaveRegion':
      if (!session.getState().isSdkVisit) brandStorage.remove('region')
      for (const item of ['region', 'linkRegion']) tab.remove(item)
      popups.getState().closeAll()
      return navigate('/notArea')
    case 'goToReplenishError':
      return navigate('/errorReplenish')
    case 'showExistingOrder':
    case 'showChecking':
      return say(translator.t('pay.checking'))
    case 'dropCoupon':
      return say(reaction.message || translator.t('couponRow.unsupportedGoods'))
    case 'showNotLoggedIn':
      return say(reaction.message || translator.t('error.logInFirst'))
    case 'showMessage':
      // A rejection without a word of its own.
      return say(reaction.message || translator.t('error.query'))
    case 'showNetworkError':
      return say(translator.t(isOffline() ? 'error.offline' : 'error.network'))
    case 'showQueryError':
      return say(translator.t('error.query'))
    default:
      return assertNever(reaction)
  }
}
