import { canCardLogin, canLogin, plainCardNumber, plainCardText } from '@topup/domain'
import type { Credentials } from './logIn.ts'

/** The two ways to log in with a form. Source: spec §2 "Login". */
export type LoginTab = 'account' | 'card'

/** What a tab sends: a card's number and password as the service knows them, whatever keyboard typed them. */
export const credentialsOf = (tab: LoginTab, { name, secret }: Credentials): Credentials =>
  tab === 'card' ? { name: plainCardNumber(name), secret: plainCardText(secret) } : { name, secret }

/** Whether the button of a tab is enabled. Source: spec §5. */
export function canSubmit(tab: LoginTab, { name, secret }: Credentials): boolean {
  return tab === 'card'
    ? canCardLogin({ cardNumber: name, cardPassword: secret })
    : canLogin({ username: name, password: secret })
}
