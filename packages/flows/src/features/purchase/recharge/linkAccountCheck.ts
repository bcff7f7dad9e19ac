import { loginBesideLink, warnOfLinkAccount } from './warnOfLinkAccount.ts'
import type { FrozenAttempt, Verdict } from './buyAttempt.ts'

/**
 * Stores whose player pays with the account of the link: the question appears once in a visit. Source: decision 67.
 */
const accountWarningShown = new WeakSet<object>()

/** Asks once in a visit whether the account of the link is to pay, not the one that is logged in. Source: decision 67. */
export function linkAccountCheck(attempt: FrozenAttempt): Verdict {
  const { services } = attempt
  const ownLogin = accountWarningShown.has(services) ? null : loginBesideLink(services)
  return ownLogin === null ? 'pass' : askAboutAccount(attempt, ownLogin.username)
}

async function askAboutAccount({ services, again }: FrozenAttempt, username: string): Promise<void> {
  if ((await warnOfLinkAccount(services, username)) !== 'confirm') return
  accountWarningShown.add(services)
  await again({})
}
