import type { CardForm } from '../cardForm.ts'
import type { PspLink } from './pspLink.ts'

/** What one pay document gives the code of Adyen that runs in it. */
export interface AdyenHost {
  readonly psp: PspLink
  /** How the hosted fields come. */
  readonly fields: () => 'come' | 'late' | 'never' | 'break'
  /** The session that a form is started for. */
  readonly asked: (session: { readonly sessionId: string; readonly sessionData: string }) => void
  /** A payment leaves the form. */
  readonly sent: () => void
  readonly shows: (form: CardForm) => void
  /** The browser leaves for a bank's page. */
  readonly redirects: () => void
}
