import type { Texts } from '../src/languages.ts'

/** A route of the store, and what has to be there. */
export interface Route {
  readonly path: string
  /** Where it leads, as paths; itself where nothing is said. */
  readonly leadsTo?: readonly string[]
  /** The heading that it shows. */
  readonly heading?: (says: Texts) => string
}

/** Pages that exist only where the service has an event or a VIP version. */
const orProducts = (path: string) => ['/selectGoods', path]

/** The pages that both layouts have. Source: spec §2 "Both layouts", decision 59. */
const shared: readonly Route[] = [
  { path: '/my' },
  { path: '/activity', leadsTo: orProducts('/activity') },
  { path: '/userCenter', leadsTo: orProducts('/userCenter') },
  { path: '/replenishGoods', leadsTo: ['/errorReplenish'], heading: (says) => says.paymentLink.errorTitle },
  { path: '/errorReplenish', heading: (says) => says.paymentLink.errorTitle },
  { path: '/certifiedReal', heading: (says) => says.realName.title },
  { path: '/notArea', heading: (says) => says.pages.notArea.title },
  { path: '/showError', heading: (says) => says.pages.parameterError.title },
  { path: '/no-such-page', heading: (says) => says.pages.notFound.title },
]

/** Every route of a layout, as a visitor meets it who has not logged in. Source: spec §2. */
export const routesOf: Readonly<Record<'new' | 'old', readonly Route[]>> = {
  new: [
    { path: '/selectGoods' },
    ...['/', '/selectGame', '/layoutGame', '/result'].map((path) => ({ path, leadsTo: ['/selectGoods'] })),
    ...shared,
  ],
  old: [
    { path: '/selectGame', heading: (says) => says.steps.selectGame },
    { path: '/', leadsTo: ['/selectGame'] },
    { path: '/selectGoods' },
    { path: '/recharge', leadsTo: ['/selectGame', '/selectGoods'] },
    { path: '/result', leadsTo: ['/selectGame', '/selectGoods', '/result'] },
    ...shared,
  ],
}

/** Headings of the pages that say that something is wrong. */
const messages = (says: Texts): readonly string[] => [
  says.pages.notFound.title,
  says.pages.parameterError.title,
  says.pages.notArea.title,
  says.pages.crashed.title,
  says.pages.partLost.title,
]

/** What is wrong with the page that a route brought, by its path and headings. */
export function routeFaults(
  { path, leadsTo = [path], heading }: Route,
  found: { readonly path: string; readonly headings: readonly string[] },
  says: Texts,
): readonly string[] {
  const expected = heading?.(says)
  const message = messages(says).find((each) => each !== expected && found.headings.includes(each))
  return [
    ...(leadsTo.includes(found.path)
      ? []
      : [`${path} leads to ${found.path}, not to ${leadsTo.join(' or ')}`]),
    ...(message === undefined ? [] : [`the page says "${message}"`]),
    ...(expected === undefined || found.headings.includes(expected)
      ? []
      : [`the heading "${expected}" is missing`]),
  ]
}
