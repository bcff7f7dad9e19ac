import { canCardLogin, canLogin } from '@topup/domain'
import type { Credentials } from './logIn.ts'

/** The two ways to log in with a form. Source: spec §2 "Login". */
export type LoginTab = 'account' | 'card'

/** Whether the button of a tab is enabled. Source: spec §5. */
export function canSubmit(tab: LoginTab, { name, secret }: Credentials): boolean {
  return tab === 'card'
    ? canCardLogin({ cardNumber: name, cardPassword: secret })
    : canLogin({ username: name, password: secret })
}
