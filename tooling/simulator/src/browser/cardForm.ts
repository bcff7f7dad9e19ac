import type { CardKind } from '../world/cardKind.ts'

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
