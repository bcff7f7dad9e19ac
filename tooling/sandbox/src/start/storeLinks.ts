import { randomBytes } from 'node:crypto'
import type { Html } from '../http/html.ts'
import { html } from 'hono/html'
import { defaultPage } from '../scenarios/scenario.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import type { linkSeconds } from '../seed/cards.ts'
import type { KnownStore } from './knownStores.ts'

/** Where a store shows a scenario. */
export function scenarioAddress({ origin, key }: KnownStore, name: string, page = defaultPage): string {
  const path = page.replace('{brand}', key)
  return `${origin}${path}${path.includes('?') ? '&' : '?'}scenario=${name}`
}

/** Every scenario as a link into a store. */
export const scenarioLinks = (store: KnownStore): Html =>
  html`<table>
    <tr>
      <th>Open it</th>
      <th>What happens</th>
    </tr>
    ${scenarios.map(
      ({ name, page, title }) =>
        html`<tr>
          <td><a href="${scenarioAddress(store, name, page)}">${name}</a></td>
          <td>${title}</td>
        </tr>`,
    )}
  </table>`

const linkWords: Readonly<Record<keyof typeof linkSeconds, string>> = {
  open: 'counts down from a quarter of an hour',
  short: 'ends after a minute',
  long: 'is good for longer than a day',
  expired: 'is over',
}

/** Make-up links of a store. Each has an ending of its own, because a link counts down from the first look at it. */
export function makeUpLinks({ origin, key }: KnownStore): Html {
  const ending = randomBytes(4).toString('hex')
  return html`<ul>
    ${Object.entries(linkWords).map(
      ([kind, words]) =>
        html`<li>
          <a href="${origin}/replenishGoods?replenish_id=${key}-rp-${kind}-${ending}"
            >${key}-rp-${kind}-${ending}</a
          >
          ${words}
        </li>`,
    )}
  </ul>`
}
