import { demoUsername } from '../seed/players.ts'
import type { Scenario } from '../scenarios/scenario.ts'

/** Situations that a tester looks for together, and what to do once the store is open in one of them. */
export interface ScenarioGroup {
  readonly name: string
  readonly next: string
  /** Who is logged in when one of them opens; null for nobody. */
  readonly account: string | null
  /** Decides by its name whether a situation belongs here; the first group that takes it has it. */
  readonly takes: RegExp
}

/** The first that takes a situation has it; the last one takes what is left. `none` is nobody, `player` the account of the reference screens. */
const table = `
none | ^all-well$ | End a situation | The store is as it should be.
player | ^letter | A service written from the specification alone | Buy as usual; everything is there.
player | ^(?:logged-out|login-|everything-rejected|not-real-name) | Login | Buy something, or open a page that needs a login; log in when the store asks.
none | ^(?:link-|replenish) | Payment links | Look at the page of the link; pay it with any method.
player | limit|unpaid-order|tomorrow|next-week | Limits and time | Look at the cards under Featured and Bundles: they say their limits.
player | coupon|reward|claim|vip|event|activity | Coupons, rewards and VIP | Coupons are in a purchase and on My, rewards on Events.
player | ^wrong-domain | Region | Read the message; it offers the regions in which the store sells.
player | order|^pay-(?:approved|declined)|^stays-|^settles-|status | Order states | Buy with PayPal, approve it on the page of the provider, come back.
player | ^(?:pay-|method|no-methods|card-|role-gone|parameter-error|other-code) | Payment | Choose a product and a method, tap Buy.
player | ^(?:offline|dead|main-host|slow|very-slow|drip|maintenance|captive|empty|malformed|config-|tracking) | Network and service | Load the page again, and use it.
player | ^ | Products and games | Look at the products; open one.
`

const inTurn: readonly ScenarioGroup[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [who, takes = '', name = '', next = ''] = line.split(' | ')
    return { name, next, account: who === 'none' ? null : demoUsername, takes: new RegExp(takes) }
  })

const isByLetter = ({ takes }: ScenarioGroup): boolean => takes.source.startsWith('^letter')

/** In the order of the page: first what testers look for each day, last the forms of a service. */
export const groupsOnPage: readonly ScenarioGroup[] = [
  ...inTurn.filter((group) => !isByLetter(group)),
  ...inTurn.filter(isByLetter),
]

/** The group of a situation. */
export function groupOf({ name }: Pick<Scenario, 'name'>): ScenarioGroup {
  const group = inTurn.find(({ takes }) => takes.test(name))
  if (group === undefined) throw new Error(`No group takes ${name}`)
  return group
}

/** Who is logged in when a situation opens; null for nobody. */
export const accountIn = (scenario: Scenario): string | null =>
  scenario.account === undefined ? groupOf(scenario).account : scenario.account

/** Whether every word that a tester looks for stands somewhere in what is known of a situation. */
export function isFound(scenario: Scenario, wanted: string): boolean {
  const { name, title, source, story, faults, next = '' } = scenario
  const text = [name, title, source, story, next, groupOf(scenario).name, ...faults.map(({ call }) => call)]
    .join(' ')
    .toLowerCase()
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
