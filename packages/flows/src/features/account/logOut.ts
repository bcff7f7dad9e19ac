import type { Services } from '../../store/services.ts'
import { accountOf } from '../../store/state/sessionStore.ts'
import { resetForAccount } from './resetForAccount.ts'

/**
 * Logs out of the current game: forgets its account, the choices made with it and its characters. Orders stay in the
 * journal and are queried as before; a guest sees nothing of them from then on. Source: spec §4 "Logout", decisions 28 and 48, faults A-14.
 */
export function logOut(
  services: Pick<Services, 'catalogue' | 'roster' | 'selection' | 'session' | 'tracking'>,
): void {
  services.tracking.track('logout')
  resetForAccount(services, (session) => session.leave())
}

/** Asks the player, then logs out and confirms it. Source: spec §5 "Confirmations". */
export async function askToLogOut(
  services: Pick<
    Services,
    'catalogue' | 'popups' | 'roster' | 'selection' | 'session' | 'toasts' | 'tracking' | 'translator'
  >,
): Promise<void> {
  const { popups, translator, toasts } = services
  if ((await askAbout(services, 'logOut')) !== 'confirm') return
  popups.getState().closeAll()
  logOut(services)
  toasts.getState().show('success', translator.t('account.loggedOut'))
}

/** Asks the player, then logs out and offers to log in with another account. Source: spec §5 "Confirmations". */
export async function changeAccount(
  services: Pick<
    Services,
    'catalogue' | 'popups' | 'roster' | 'selection' | 'session' | 'tracking' | 'translator'
  >,
): Promise<void> {
  const { popups } = services
  if ((await askAbout(services, 'changeAccount')) !== 'confirm') return
  logOut(services)
  popups.getState().replaceAll({ kind: 'login' })
}

function askAbout(
  { popups, session, translator }: Pick<Services, 'popups' | 'session' | 'translator'>,
  step: 'logOut' | 'changeAccount',
) {
  const name = accountOf(session.getState())?.username ?? ''
  return popups.getState().confirm({
    title: translator.t(`confirm.${step}.title`, { name }),
    text: translator.t(`confirm.${step}.text`, { name }),
    confirmLabel: translator.t(step === 'logOut' ? 'account.logOut' : 'account.change'),
    cancelLabel: translator.t('common.cancel'),
    tone: step === 'logOut' ? 'destructive' : 'plain',
  })
}
