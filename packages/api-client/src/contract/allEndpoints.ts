import { allProviders } from '../providers/allProviders.ts'
import * as activities from './activities.ts'
import * as cards from './cards.ts'
import * as config from './config.ts'
import * as coupons from './coupons.ts'
import type { Endpoint } from './wire.ts'
import * as games from './games.ts'
import * as goods from './goods.ts'
import * as ingame from './ingame.ts'
import * as login from './login.ts'
import * as calls from './payments.ts'
import * as replenish from './replenish.ts'
import * as roster from './roster.ts'
import * as tracking from './tracking.ts'
import * as vip from './vip.ts'

/**
 * The starters of all providers that are paid by link. Each is named after its provider, with `Pay`, unless its path has
 * such a name already, such as `payMyCardBilling`.
 */
const starters = Object.fromEntries(
  allProviders.flatMap((provider) => {
    if (provider.kind !== 'link') return []
    const ownName = /pay[A-Z]\w{1,60}$/.exec(provider.path)?.[0]
    return [[ownName ?? `${provider.key}Pay`, calls.linkStarter(provider)]]
  }),
)

const { getOrderInfo, ...payments } = calls

const areas = {
  config,
  games: { ...games, ...roster },
  goods,
  orders: { getOrderInfo },
  payments,
  starters,
  cards,
  coupons,
  vip,
  login,
  ingame,
  activities,
  replenish,
  tracking,
}

/** An endpoint with the name it is exported under and the area it belongs to. */
export interface NamedEndpoint {
  readonly name: string
  readonly area: keyof typeof areas
  readonly endpoint: Endpoint
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'retry' in value
}

/** A module's exports by name; the order of a namespace object is not the same under every loader. */
function exportsOf(module: object): readonly (readonly [string, unknown])[] {
  return Object.entries(module).sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Every call of the protocol, for the sandbox, the fuzz tests and the OpenAPI document. The app never imports this. */
export const allEndpoints: readonly NamedEndpoint[] = Object.entries(areas).flatMap(([area, members]) =>
  exportsOf(members).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint) ? [{ name, area: area as keyof typeof areas, endpoint }] : [],
  ),
)
