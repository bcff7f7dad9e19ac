/** What becomes of a card: taken or refused at once, or after 3-D Secure 2; or the provider breaks before anything. */
export type CardKind = 'approved' | 'refused' | 'frictionless' | 'challenge' | 'broken'
