import type { CurrencyArt } from '@topup/domain'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../db/openDatabase.ts'
import type { ClientTable, GameTable, Tables } from '../db/tables.ts'
import type { BrandFacts } from './brandFacts.ts'
import { seedTexts } from './texts.ts'

/** A seeded game: its editions, the number of its servers, and what its currency is drawn as. */
export interface SeedGame {
  readonly code: string
  readonly editions: readonly string[]
  readonly servers: number
  readonly hasAreas: boolean
  readonly currency: CurrencyArt
  /** Whether its currency has pictures of its own. */
  readonly hasPictures?: boolean
}

/** The games that every brand sells. */
const seedGames: readonly SeedGame[] = [
  { code: 'starfall', editions: ['global', 'sea', 'mea'], servers: 128, hasAreas: false, currency: 'gem' },
  { code: 'ember', editions: [], servers: 2000, hasAreas: false, currency: 'gold' },
  { code: 'tide', editions: ['east', 'west'], servers: 40, hasAreas: true, currency: 'pearl' },
  { code: 'neko', editions: [], servers: 12, hasAreas: false, currency: 'fish' },
  { code: 'blade', editions: [], servers: 12, hasAreas: false, currency: 'blossom', hasPictures: true },
  { code: 'iron', editions: [], servers: 12, hasAreas: false, currency: 'bullet' },
]

/** A game by its code; one that only a store names is a small one. */
export function seedGameOf(code: string): SeedGame {
  return (
    seedGames.find((game) => game.code === code) ?? {
      code,
      editions: [],
      servers: 12,
      hasAreas: false,
      currency: 'gem',
    }
  )
}

/** What a brand sells: the seeded games, then those that only its store names. */
export function gamesOf(brand: Pick<BrandFacts, 'games'>): readonly SeedGame[] {
  const codes = new Set([...seedGames, ...brand.games].map(({ code }) => code))
  return [...codes].map(seedGameOf)
}

const platforms = ['web', 'android', 'ios'] as const

/** `<brand>-<game>[-<edition>]-<platform>`: the client id of a game or edition whose store names none. */
export function clientIdOf(parts: {
  brand: string
  game: string
  edition: string
  platform: string
}): string {
  return [parts.brand, parts.game, parts.edition, parts.platform].filter((part) => part !== '').join('-')
}

function gameRow(brand: BrandFacts, game: SeedGame, sort: number): Insertable<GameTable> {
  return {
    brand: brand.key,
    code: game.code,
    gp_id: `gp-${game.code}`,
    name: seedTexts[brand.language].games[game.code] ?? game.code,
    logo: `/assets/games/${game.code}.svg`,
    sort,
    has_areas: game.hasAreas,
  }
}

function clientRows(brand: BrandFacts, game: SeedGame): Insertable<ClientTable>[] {
  const own = brand.games.find(({ code }) => code === game.code)
  const region = own?.region ?? brand.regions[0] ?? 'universal'
  return ['', ...game.editions].flatMap((edition) =>
    platforms.map((platform) => ({
      client_id:
        (edition === '' ? own?.clientIds[platform] : undefined) ??
        clientIdOf({ brand: brand.key, game: game.code, edition, platform }),
      brand: brand.key,
      game_code: game.code,
      edition,
      edition_name: seedTexts[brand.language].editions[edition] ?? '',
      platform,
      region,
    })),
  )
}

/** The areas of a game that has some, in the order of their ids 1 and 2. */
export const areaNames = ['east', 'west'] as const

function areaRows(brand: BrandFacts): Insertable<Tables['area']>[] {
  return gamesOf(brand)
    .filter((game) => game.hasAreas)
    .flatMap((game) =>
      areaNames.map((area, index) => ({
        brand: brand.key,
        game_code: game.code,
        area_id: String(index + 1),
        name: seedTexts[brand.language].editions[area] ?? area,
      })),
    )
}

/** Inserts games, client ids, areas and servers; the many servers are made inside the database. */
export async function seedGamesOf(db: Database, brands: readonly BrandFacts[]): Promise<void> {
  await db
    .insertInto('game')
    .values(brands.flatMap((brand) => gamesOf(brand).map((game, index) => gameRow(brand, game, index + 1))))
    .execute()
  await db
    .insertInto('client')
    .values(brands.flatMap((brand) => gamesOf(brand).flatMap((game) => clientRows(brand, game))))
    .execute()
  await db.insertInto('area').values(brands.flatMap(areaRows)).execute()
  const codes = new Set(brands.flatMap(gamesOf).map(({ code }) => code))
  for (const game of [...codes].map(seedGameOf)) {
    await sql`insert into server (brand, game_code, server_id, name, area_id, real_server)
      select g.brand, g.code, n,
        (array['Amber','Silver','Quiet','Northern','Hollow','Bright','Iron','Winter','Golden','Salt','Storm'])[1 + n % 11] || ' ' ||
        (array['Reach','Harbor','Gate','Vale','Crown','Ford','Spire'])[1 + n % 7],
        case when ${game.hasAreas}::boolean then (1 + n % 2)::text else '' end, n
      from game g, generate_series(1, ${game.servers}::int) n where g.code = ${game.code}`.execute(db)
  }
  for (const brand of brands)
    for (const [serverId, name] of Object.entries(seedTexts[brand.language].servers))
      await db
        .updateTable('server')
        .set({ name })
        .where('brand', '=', brand.key)
        .where('server_id', '=', Number(serverId))
        .execute()
}
