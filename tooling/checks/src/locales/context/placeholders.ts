/** What stands in a placeholder. */
export interface PlaceholderFacts {
  readonly what: string
  /** The number that chooses the plural form, or the same number in figures: a form for one number may say it in words. */
  readonly counts?: true
}

/** Placeholders by name; a key where the name means something else there, as `key name`. */
export const placeholderFacts: Readonly<Record<string, PlaceholderFacts>> = {
  address: { what: 'mail address of customer service' },
  amount: { what: 'price with its currency, such as US$4.99' },
  'activity.gift amount': { what: 'how many of the reward' },
  bonus: { what: 'number of gems on top' },
  character: { what: 'name of a character of the game, chosen by the player' },
  code: { what: 'code of an error, such as -3062' },
  count: { what: 'number that chooses the plural form', counts: true },
  date: { what: 'a day, written as in the language' },
  days: { what: 'number of days' },
  game: { what: 'name of a game' },
  gems: { what: 'number of gems, with separators; in confirm.card.exchangeText with its unit', counts: true },
  id: { what: 'number of an account' },
  left: { what: 'number of purchases that are left' },
  length: { what: 'characters that were typed' },
  level: { what: 'a level: a number, or a name such as VIP 4' },
  max: { what: 'the most: a price, or a number of characters' },
  method: { what: 'name of a payment method' },
  min: { what: 'the least: a price' },
  minutes: { what: 'minutes that are left' },
  name: { what: 'name of an account' },
  'header.language name': { what: 'a language, named by its speakers' },
  'login.social.with name': { what: 'a company, such as Google' },
  'login.social.withNotHere name': { what: 'a company, such as Google' },
  'login.social.otherText name': { what: 'a company, such as Google' },
  'activity.gift name': { what: 'name of a reward' },
  names: { what: 'one or more companies, with commas' },
  need: { what: 'points that the next level needs' },
  order: { what: 'number of an order' },
  other: { what: 'name of another account' },
  'result.charged paid': { what: 'price with its currency that was charged' },
  'result.charged shown': { what: 'price with its currency that the store had shown' },
  percent: { what: 'what is taken off: 15 for 15 percent' },
  points: { what: 'number of VIP points' },
  product: { what: 'name of a product, such as 680 Crystals' },
  query: { what: 'what the player typed' },
  rate: { what: 'what is still paid, as Chinese counts it: 85 for 85折' },
  reward: { what: 'name of a reward' },
  rewards: { what: 'names and numbers of rewards, joined by +' },
  seconds: { what: 'seconds that are left' },
  seller: { what: 'name of the company that sells' },
  server: { what: 'name of a server' },
  step: { what: 'number of the step' },
  time: { what: 'day and time with its zone' },
  total: { what: 'number of purchases that the limit allows' },
  value: { what: 'what a card is worth, with its unit' },
}

/** Keys that receive several figures for one thing: a language takes one of them. Source: decision 63. */
export const alternatives: Readonly<Record<string, readonly string[]>> = {
  'coupons.discount': ['percent', 'rate'],
  'coupons.percent': ['percent', 'rate'],
}
