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

/** In the order of the page; the last one takes what is left. */
export const scenarioGroups: readonly ScenarioGroup[] = [
  {
    name: 'End a situation',
    next: 'The store is as it should be.',
    account: null,
    takes: /^all-well$/,
  },
  {
    name: 'Several oddities of a service at once',
    next: 'Buy as usual; the situation names its oddities.',
    account: demoUsername,
    takes: /^letter-mix/,
  },
  {
    name: 'Values in other forms',
    next: 'Buy as usual; everything is there, in the form that the situation names.',
    account: demoUsername,
    takes: /^letter-(?:amounts|percent|dates|switches|price|entities|code|msg|status|doubled)/,
  },
  {
    name: 'A service written from the specification alone',
    next: 'Buy as usual; everything is there, in the form that the situation names.',
    account: demoUsername,
    takes: /^letter/,
  },
  {
    name: 'Login',
    next: 'Buy something, or open a page that needs a login; log in when the store asks.',
    account: demoUsername,
    takes: /^(?:logged-out|login-|everything-rejected|not-real-name)/,
  },
  {
    name: 'Payment links',
    next: 'Look at the page of the link; pay it with any method.',
    account: null,
    takes: /^(?:link-|replenish)/,
  },
  {
    name: 'Limits and time',
    next: 'Look at the cards under Featured and Bundles: they say their limits.',
    account: demoUsername,
    takes: /limit|unpaid-order|tomorrow|next-week/,
  },
  {
    name: 'Coupons, rewards and VIP',
    next: 'Coupons are in a purchase and on My, rewards on Events.',
    account: demoUsername,
    takes: /coupon|reward|claim|vip|event|activity/,
  },
  {
    name: 'Region',
    next: 'Read the message; it offers the regions in which the store sells.',
    account: demoUsername,
    takes: /^wrong-domain|^methods-out-of-range|^no-methods/,
  },
  {
    name: 'Order states',
    next: 'Buy with PayPal, approve it on the page of the provider, come back.',
    account: demoUsername,
    takes: /order|^pay-(?:approved|declined)|^stays-|^settles-|status/,
  },
  {
    name: 'Payment',
    next: 'Choose a product and a method, tap Buy.',
    account: demoUsername,
    takes: /^(?:pay-|method|card-|role-gone|parameter-error|other-code)/,
  },
  {
    name: 'Network and service',
    next: 'Load the page again, and use it.',
    account: demoUsername,
    takes:
      /^(?:offline|dead|main-host|slow|very-slow|drip|maintenance|captive|empty|malformed|config-fails|tracking)/,
  },
  {
    name: 'Products and games',
    next: 'Look at the products; open one.',
    account: demoUsername,
    takes: /^/,
  },
]

/** The group of a situation. */
export function groupOf({ name }: Pick<Scenario, 'name'>): ScenarioGroup {
  const group = scenarioGroups.find(({ takes }) => takes.test(name))
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
