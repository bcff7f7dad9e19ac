import { parseAccounts } from '@topup/domain'
import type { Account } from '@topup/domain'
import { accountOf } from '../../../store/state/sessionStore.ts'
import type { Services } from '../../../store/services.ts'

/**
 * The browser's own login for the game when the link brought another account, which pays; else null. A client id of
 * the same game on another platform counts as the same game. Source: decisions 58 and 67.
 */
export function loginBesideLink({
  session,
  brandStorage,
  brand,
}: Pick<Services, 'brand' | 'session' | 'brandStorage'>): Account | null {
  const { sdkAccount, isSdkVisit, clientId } = session.getState()
  if (!isSdkVisit || sdkAccount === null) return null
  const accounts = brandStorage.read('accounts', parseAccounts)
  const games = brand.games.map(({ clientIds }) => Object.values(clientIds))
  const ids = [clientId, ...(games.find((ids) => ids.includes(clientId)) ?? [])]
  const own = ids.flatMap((id) => accounts?.get(id) ?? [])[0] ?? null
  return own === null || own.suid === sdkAccount.suid ? null : own
}

/** Warns that the account of the link pays, not the one that is logged in here. Source: decision 67. */
export function warnOfLinkAccount(
  { popups, translator, session }: Pick<Services, 'popups' | 'session' | 'translator'>,
  other: string,
) {
  const { t } = translator
  return popups.getState().confirm({
    title: t('confirm.linkAccount.title'),
    text: t('confirm.linkAccount.text', { name: accountOf(session.getState())?.username ?? '', other }),
    confirmLabel: t('confirm.linkAccount.confirm'),
    cancelLabel: t('common.cancel'),
    tone: 'plain',
  })
}
