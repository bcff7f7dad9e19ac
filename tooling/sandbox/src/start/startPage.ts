import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { logIn } from '../calls/login.ts'
import { rolesOf } from '../calls/roles.ts'
import { findAccount } from '../calls/sessions.ts'
import type { SandboxEnv } from '../http/guards.ts'
import { page, pageHeaders, tableOf } from '../http/html.ts'
import type { Html } from '../http/html.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { cardPassword, seededCards } from '../seed/cards.ts'
import type { linkSeconds } from '../seed/cards.ts'
import { accountPassword, demoUsername } from '../seed/players.ts'
import type { World } from '../world/world.ts'

/** Where a store shows a scenario. */
const scenarioAddress = ({ origin, key }: KnownStore, { name, page }: Scenario): string =>
  `${origin}${page.replace('{brand}', key)}${page.includes('?') ? '&' : '?'}scenario=${name}`

/**
 * The same with the scenario's account logged in and its newest character chosen, in the store's first game. A store built for a
 * sandbox takes the login from the address.
 */
async function addressLoggedIn(world: World, store: KnownStore, scenario: Scenario): Promise<string> {
  const address = scenarioAddress(store, scenario)
  const { account: username = demoUsername } = scenario
  const game = world.shop.clientsOf(store.key).find((each) => each.platform === 'web' && each.edition === '')
  if (username === null || game === undefined) return address
  const context = { world, db: world.db, nowMs: world.now() }
  const account = await findAccount(context, store.key, username)
  if (account === null) return address
  const { suid, oauth_token, gp_id } = await logIn(context, account, game)
  const [role] = rolesOf(context, game, account)
  const login = new URLSearchParams({
    client_id: game.client_id,
    // A store may not list this game, and then asks the link for the region.
    domain_area: game.region,
    ...(role === undefined ? {} : { server_id: String(role.server_id), role_id: role.role_id }),
    sandbox_login: JSON.stringify({ username, suid, oauthToken: oauth_token, gpId: gp_id }),
  })
  return `${address}&${login}`
}

/** A situation as a link into a store, with who is logged in then and what to do. */
function situationRow(store: KnownStore, scenario: Scenario): Html {
  const { name, title, next = '', account = demoUsername } = scenario
  const address = scenarioAddress(store, scenario)
  return html`<li>
    <a href="${account === null ? address : `/open/${name}?store=${store.key}`}"
      ><b>${title}</b> <code>${name}</code></a
    >
    <span class="note"
      >${next}
      ${account === null ? 'As the device is.' : html`As ${account}, or <a href="${address}">as the device is</a>.`}</span
    >
  </li>`
}

/** The situations by what a tester looks for, each as a link into a store. */
function scenarioLinks(store: KnownStore): Html {
  const groups = [...Map.groupBy(scenarios, ({ group }) => group)]
  return html`<nav class="chips" aria-label="Groups">
      ${groups.map(([{ name }]) => html`<a href="#${idOf(name)}">${name}</a> `)}
    </nav>
    ${groups.map(
      ([{ name, next }, own]) =>
        html`<section id="${idOf(name)}">
          <h3>${name}</h3>
          <p class="note">${next}</p>
          <ul class="situations">
            ${own.map((each) => situationRow(store, each))}
          </ul>
        </section>`,
    )}`
}

const idOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')

const linkWords: Readonly<Record<keyof typeof linkSeconds, string>> = {
  open: 'counts down from a quarter of an hour',
  short: 'ends after a minute',
  long: 'is good for longer than a day',
  expired: 'is over',
}

/** Make-up links of a store. Each has an ending of its own, because a link counts down from the first look at it. */
function makeUpLinks({ origin, key }: KnownStore): Html {
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

/** A store that runs on this sandbox. */
interface KnownStore {
  /** Key of its brand. */
  readonly key: string
  readonly name: string
  readonly origin: string
}

/** The stores that said where they are, one for each brand: a store has several names on this machine. */
function knownStores({ stores, shop }: Pick<World, 'stores' | 'shop'>): readonly KnownStore[] {
  const byBrand = new Map<string, KnownStore>()
  for (const [origin, key] of stores) {
    const name = shop.brands.get(key)?.name
    if (name !== undefined && !byBrand.has(key)) byBrand.set(key, { key, name, origin })
  }
  return [...byBrand.values()]
}

const storeList = (stores: readonly KnownStore[], asked: KnownStore | undefined): Html =>
  html`<ul class="stores">
    ${stores.map(
      (store) =>
        html`<li>
          <a href="${store.origin}/">${store.name}</a>
          ${
            store === asked
              ? html`<span aria-current="true">its links are below</span>`
              : html`<a href="/?store=${store.key}">its links</a>`
          }
        </li>`,
    )}
  </ul>`

const accounts = html`<p>
    Log in as <b>${demoUsername}</b>, password <b>${accountPassword}</b>. Any other name is an account from
    its first login on, with the same password; what the name begins with says which:
  </p>
  ${tableOf(
    [],
    [
      ['newbie', 'nothing yet'],
      ['plain', 'characters, but no history'],
      ['top', 'the highest VIP level'],
      ['unverified', 'fails the real-name check'],
      ['nobody', 'is no account'],
    ],
  )}`

const cards = html`${tableOf(
    ['Card', 'Worth'],
    [
      ...seededCards.map(({ cardNo, faceValue, isUsed }) => [
        cardNo,
        isUsed ? 'used up' : `${faceValue} points`,
      ]),
      ['SF43 TEST …', '43 points; a new card for every ending'],
    ],
  )}
  <p>The password of every card is <b>${cardPassword}</b>.</p>`

const linksInto = (store: KnownStore): Html =>
  html`<h2 id="situations">Situations of ${store.name}</h2>
    <p>
      A link puts the device that opens it into the situation, logs it in, and chooses a character; the first
      link ends the situation.
    </p>
    ${scenarioLinks(store)}
    <h2 id="make-up-links">Make-up links of ${store.name}</h2>
    ${makeUpLinks(store)}`

/** A way to each part of the page: the situations are long. */
const partLinks = (hasStores: boolean): Html => {
  const parts = [...(hasStores ? ['Situations', 'Make-up links'] : []), 'Accounts', 'Prepaid cards']
  return html`<nav class="chips" aria-label="On this page">
    ${parts.map((part) => html`<a href="#${idOf(part)}">${part}</a> `)}
  </nav>`
}

const noStores = html`<p>
  No store has said where it is. <code>npm start -- watt ko</code> starts stores with a sandbox;
  <code>SANDBOX_STORES</code> names those of a shared one.
</p>`

/** The stores of a sandbox, with what a visitor needs in them; `?store=<key>` says for which of them the links are. */
export function startPageRoutes(world: World, hasControl: boolean): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  const storeAsked = (stores: readonly KnownStore[], key: string | undefined) =>
    stores.find((each) => each.key === key) ?? stores[0]
  app.get('/open/:scenario', async (c) => {
    const store = storeAsked(knownStores(world), c.req.query('store'))
    const scenario = scenarios.find(({ name }) => name === c.req.param('scenario'))
    if (store === undefined || scenario === undefined) return c.redirect('/', 303)
    return c.redirect(await addressLoggedIn(world, store, scenario), 303)
  })
  app.get('/', (c) => {
    const stores = knownStores(world)
    const asked = storeAsked(stores, c.req.query('store'))
    const body = html`<main class="wide">
      <h1>Stores</h1>
      ${asked === undefined ? noStores : storeList(stores, asked)}
      <p>
        ${hasControl ? html`<a href="/__sandbox">Steer the sandbox</a>, ` : ''}<a href="/openapi.json"
          >read the contract</a
        >
      </p>
      ${partLinks(asked !== undefined)} ${asked === undefined ? '' : linksInto(asked)}
      <h2 id="accounts">Accounts</h2>
      ${accounts}
      <h2 id="prepaid-cards">Prepaid cards</h2>
      ${cards}
    </main>`
    return c.html(page('Stores', body), 200, pageHeaders)
  })
  return app
}
