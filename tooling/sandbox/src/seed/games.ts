import type { CurrencyArt } from '@topup/domain'
import type { BrandFacts } from './brandFacts.ts'
import type { SeedTexts } from './texts.ts'

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
function gamesOf(brand: Pick<BrandFacts, 'games'>): readonly SeedGame[] {
  const codes = new Set([...seedGames, ...brand.games].map(({ code }) => code))
  return [...codes].map(seedGameOf)
}

const platforms = ['web', 'android', 'ios'] as const

/** One client id: a game, its edition ('' for the game itself) and a platform. */
export type GameAt = ReturnType<typeof clientsOfGame>[number]

function clientsOfGame(brand: BrandFacts, { code, editions, hasAreas }: SeedGame) {
  const own = brand.games.find((each) => each.code === code)
  return ['', ...editions].flatMap((edition) =>
    platforms.map((platform) => ({
      /** Where the store names none, `<brand>-<game>[-<edition>]-<platform>`. */
      client_id:
        (edition === '' ? own?.clientIds[platform] : undefined) ??
        [brand.key, code, edition, platform].filter((part) => part !== '').join('-'),
      brand: brand.key,
      game_code: code,
      edition,
      platform,
      /** The region that the game is sold in where nothing else is asked for. */
      region: own?.region ?? brand.regions[0] ?? 'universal',
      gpId: `gp-${code}`,
      logo: `/assets/games/${code}.svg`,
      /** `area_config.is_area_role`. */
      hasAreas,
    })),
  )
}

/** Every client id of a brand, in the order of its games. */
export const clientsOf = (brand: BrandFacts): readonly GameAt[] =>
  gamesOf(brand).flatMap((game) =>
    [...clientsOfGame(brand, game)].sort((one, other) => (one.client_id < other.client_id ? -1 : 1)),
  )

/** The areas of a game that has some, in the order of their ids 1 and 2. */
export const areaNames = ['east', 'west'] as const

/** The area that a server of a game stands in; empty for a game without areas. */
export const areaOf = ({ hasAreas }: Pick<GameAt, 'hasAreas'>, serverId: number): string =>
  hasAreas ? String(1 + (serverId % areaNames.length)) : ''

/** The servers of a game by their numbers, the newest first. */
export function serversOf({ game_code }: Pick<GameAt, 'game_code'>): readonly number[] {
  const { servers } = seedGameOf(game_code)
  return Array.from({ length: servers }, (_, index) => servers - index)
}

const firstWords = 'Amber Silver Quiet Northern Hollow Bright Iron Winter Golden Salt Storm'.split(' ')
const lastWords = 'Reach Harbor Gate Vale Crown Ford Spire'.split(' ')

/** A server's name in these words; most are made of its number. */
export const serverName = ({ servers, serverNames }: SeedTexts, serverId: number): string =>
  servers[serverId] ??
  serverNames[serverId % serverNames.length] ??
  `${firstWords[serverId % firstWords.length]} ${lastWords[serverId % lastWords.length]}`
