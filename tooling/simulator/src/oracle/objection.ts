/** Why something may not be bought now: the rule that it would break, and the reason in words. */
export interface Objection {
  readonly rule: 'limits' | 'one debt' | 'asked first' | 'whose debt'
  readonly reason: string
}
