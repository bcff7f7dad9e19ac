/** What becomes of a payment by card at the sandbox's Adyen. */
export type CardOutcome =
  /** The money is taken at once. */
  | 'approved'
  /** The bank refuses, and the service ends the order. */
  | 'declined'
  /** The bank refuses; the session and the order stay open for another card. */
  | 'refused'
  /** 3-D Secure 2: the bank looks at the device and asks nothing. */
  | 'frictionless'
  /** 3-D Secure 2: the bank's page asks the player, who passes, fails or cancels there. */
  | 'challenge'
  /** The provider's own service breaks before anything happened. */
  | 'broken'
  /** The session has expired between its start and the payment. */
  | 'expired'
  /** The money is taken, and the answer never arrives. */
  | 'lost'

/** The numbers of the test cards; any date to come and any three digits go with them. */
export const testCards = {
  '4111111111111111': 'approved',
  '4000000000000002': 'declined',
  '4000000000000010': 'refused',
  '5201281505129736': 'frictionless',
  '4212345678910006': 'challenge',
  '4000000000000028': 'broken',
  '4000000000000036': 'expired',
  '4000000000000044': 'lost',
} as const satisfies Readonly<Record<string, CardOutcome>>

/** What a card number leads to; null for a number that is no test card. */
export const outcomeOfCard = (number: string): CardOutcome | null =>
  number in testCards ? testCards[number as keyof typeof testCards] : null
