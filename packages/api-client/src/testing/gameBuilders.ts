import type { GameWire, SubGameWire } from '../contract/games.ts'
import type { AreaWire, RoleOnServerWire, RoleWire, ServerWire } from '../contract/roster.ts'

/** A game without editions. */
export function gameWire(over: Partial<GameWire> = {}): GameWire {
  return {
    client_id: '100001',
    gp_id: '9001',
    name: 'Starfall Chronicle',
    logo: 'https://cdn.watt.example/starfall.png',
    is_select_game: 0,
    sub_game: {},
    terms: 'https://pay.watt.example/terms',
    privacy: 'https://pay.watt.example/privacy',
    ...over,
  }
}

/** An edition of a game. */
export function subGameWire(over: Partial<SubGameWire> = {}): SubGameWire {
  return {
    client_id: '100002',
    name: 'Starfall Chronicle: Asia',
    logo: 'https://cdn.watt.example/starfall-asia.png',
    ...over,
  }
}

/** A server that the player has used. */
export function serverWire(over: Partial<ServerWire> = {}): ServerWire {
  return { server_id: 's128', server_name: 'S128 Moonfall', real_server: 's128', is_used: 1, ...over }
}

/** An area of servers. */
export function areaWire(over: Partial<AreaWire> = {}): AreaWire {
  return { area_id: '1', area_name: 'Asia', ...over }
}

/** A character on the server of `serverWire`. */
export function roleWire(over: Partial<RoleWire> = {}): RoleWire {
  return { role_id: '900001', role_name: 'Kaelith', level: 71, server_id: 's128', ...over }
}

/** The same character together with its server. */
export function roleOnServerWire(over: Partial<RoleOnServerWire> = {}): RoleOnServerWire {
  return {
    role_id: '900001',
    role_name: 'Kaelith',
    level: 71,
    server_id: 's128',
    server_name: 'S128 Moonfall',
    real_server: 's128',
    area_id: null,
    ...over,
  }
}
