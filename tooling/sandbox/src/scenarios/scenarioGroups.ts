import type { Scenario } from './scenario.ts'

/** Situations that a tester looks for together, and what to do once the store is open in one of them. */
export interface ScenarioGroup {
  readonly name: string
  readonly next: string
  /** Decides by its name whether a situation belongs here; the first group that takes it has it. */
  readonly takes: RegExp
}

/** In the order of the page; the last one takes what is left. */
export const scenarioGroups: readonly ScenarioGroup[] = [
  {
    name: 'End a situation',
    next: 'The store is as it should be.',
    takes: /^all-well$/,
  },
  {
    name: 'Several oddities of a service at once',
    next: 'Buy as usual; the situation names its oddities.',
    takes: /^letter-mix/,
  },
  {
    name: 'A service written from the specification alone',
    next: 'Buy as usual; everything is there, in the form that the situation names.',
    takes: /^letter/,
  },
  {
    name: 'Login',
    next: 'Log in, or tap a page that needs a login.',
    takes: /^(?:logged-out|login-|everything-rejected|not-real-name)/,
  },
  {
    name: 'Payment links',
    next: 'Look at the page of the link; pay it with any method.',
    takes: /^(?:link-|replenish)/,
  },
  {
    name: 'Limits and time',
    next: 'Log in and choose Kaelith on S128: limits stand on the cards.',
    takes: /limit|unpaid-order|tomorrow|next-week/,
  },
  {
    name: 'Coupons, rewards and VIP',
    next: 'Log in; coupons are in a purchase and on My, rewards on Events.',
    takes: /coupon|reward|claim|vip|event|activity/,
  },
  {
    name: 'Region',
    next: 'Read the message; it offers the regions in which the store sells.',
    takes: /^wrong-domain|^methods-out-of-range|^no-methods/,
  },
  {
    name: 'Order states',
    next: 'Buy with PayPal, approve it on the page of the provider, come back.',
    takes: /order|^pay-(?:approved|declined)|^stays-|^settles-|status/,
  },
  {
    name: 'Payment',
    next: 'Log in, choose Kaelith on S128 and a product, choose a method, tap Buy.',
    takes: /^(?:pay-|method|card-|role-gone|parameter-error|other-code)/,
  },
  {
    name: 'Network and service',
    next: 'Load the page again, and use it.',
    takes:
      /^(?:offline|dead|main-host|slow|very-slow|drip|maintenance|captive|empty|malformed|config-fails|tracking)/,
  },
  {
    name: 'Products and games',
    next: 'Look at the products; open one.',
    takes: /^/,
  },
]

/** The group of a situation. */
export function groupOf({ name }: Pick<Scenario, 'name'>): ScenarioGroup {
  const group = scenarioGroups.find(({ takes }) => takes.test(name))
  if (group === undefined) throw new Error(`No group takes ${name}`)
  return group
}

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
