import type { CardKind } from '../../provider/cardSessions.ts'
import type { PspLink } from './pspLink.ts'

/** What the bank's page is told. */
export type ChallengeAnswer = 'Y' | 'N' | 'U'

/** A form of Adyen's as a player sees it. */
export interface CardForm {
  /** `fields`: a card can be typed; `paying`: its button turns; `challenge`: the bank's page asks. */
  readonly step: () => 'loading' | 'fields' | 'paying' | 'challenge'
  /** Types a card and sends it. The button sends once; the Enter key in a field sends as often as it is pressed. */
  readonly pay: (card: CardKind, by: 'button' | 'enter') => void
  /** Chooses a bank's own page in place of a card, and goes there. */
  readonly payAtBank: () => void
  readonly answer: (word: ChallengeAnswer) => void
}

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
