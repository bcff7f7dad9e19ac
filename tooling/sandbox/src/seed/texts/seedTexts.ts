import type { Language } from '@topup/domain'
import type { GiftArt } from '../../db/tables.ts'

type Titled = readonly [title: string, text: string]

/** The words of the seeded shop in one language; `{n}` and `{unit}` stand for an amount of the game's own currency. */
export interface SeedTexts {
  readonly language: Language
  readonly games: Readonly<Record<string, string>>
  readonly editions: Readonly<Record<string, string>>
  readonly units: Readonly<Record<string, string>>
  readonly types: Readonly<Record<'featured' | 'crystal' | 'pass' | 'bundle' | 'card', string>>
  readonly bonus: string
  readonly pack: string
  readonly moonlight: Titled
  readonly season: Titled
  readonly starter: Titled
  readonly twin: Titled
  readonly trove: Titled
  readonly potions: Titled
  readonly pointCard: Titled
  readonly kaelith: string
  readonly oru: string
  readonly starweaver: string
  readonly warden: string
  readonly servers: Readonly<Record<number, string>>
  /** What the other servers are called, over and over in the order of their numbers; empty where their seeded names do. */
  readonly serverNames: readonly string[]
  /** Payment methods and their notes by what English calls them; names of firms are the same everywhere. */
  readonly methods: Readonly<Record<string, string>>
  /** The cumulative activity. */
  readonly meteor: Titled
  /** The consecutive activity; `{amount}` is what makes a day count. */
  readonly streak: Titled
  /** Gifts by the name of their picture. */
  readonly gifts: Readonly<Record<GiftArt, string>>
  /** Coupons of a new account by code. */
  readonly coupons: Readonly<Record<string, string>>
  readonly levelCoupon: Readonly<Record<'week' | 'month', string>>
  readonly faq: Titled
}

/** What the games are called where nobody calls them otherwise. */
export const gameNames = {
  starfall: 'Starfall Chronicle',
  ember: 'Ember Dynasty',
  tide: 'Tidebound Legends',
  neko: 'Neko Harbor',
  blade: 'Blade & Blossom',
  iron: 'Iron Vanguard',
} as const
