import type { OrderRules } from '@topup/service-model'
import type { WindowManner } from '../browser/frames.ts'
import type { StorageCondition } from '../browser/sharedStorage.ts'
import type { CardTraits } from '../provider/cardSessions.ts'
import type { ServiceTraits } from '../service/orderService.ts'
import type { Random } from '../time/random.ts'
import type { Profile } from '../world/world.ts'

/** What one run is like; drawn from its seed, so that some runs have much of one fault and none of another. */
export interface Settings {
  readonly profile: Profile
  readonly serviceTraits: ServiceTraits
  readonly hasLocks: boolean
  readonly maxTabs: number
  readonly userAgent: string
  readonly isTracked: boolean
  readonly isAreaRole: boolean
  /** Whose device it is, by the place in `accounts`. */
  readonly player: 0 | 1
  /** How many devices there are beside the first one, at the same time and over the same service. */
  readonly furtherDevices: number
  /** Whether another device of the player's buys something too. */
  readonly buysElsewhere: boolean
  /** Whether other accounts buy for the player's characters. */
  readonly hasGivers: boolean
  /** Whether characters come to the end of a limit, and are let buy again. */
  readonly hasLimits: boolean
  /** Whether a later release of the store is open in the same browser. */
  readonly hasLaterRelease: boolean
  /** Whether some tabs are opened by a link from inside a game. */
  readonly opensFromGame: boolean
  /** Whether links lead away from a page in the middle of a purchase: slowly, or nowhere. */
  readonly isLedAway: boolean
  /** Share of the fetches of code that fail. */
  readonly missingCode: number
  readonly windowManners: Readonly<Record<WindowManner, number>>
  /** What the session storage of a new tab or window does. */
  readonly sessionConditions: Readonly<Record<StorageCondition, number>>
  /** Share of the messages between windows that are lost, late or said twice. */
  readonly lostMessages: number
  /** Share of the pay documents that run the store's own module for Adyen; in the others a provider's code does what it likes. */
  readonly cardForms: number
  /** Whether the player heads for those documents. */
  readonly seeksForms: boolean
  readonly cardTraits: CardTraits
  readonly acts: number
}

const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_0 like Mac OS X) Safari/604.1'
const inApp = `${browser} [FBAN/FBIOS;FBAV/100]`

/** None in many runs, else any share up to `most`. */
const drawRate = (random: Random, most: number): number => (random.chance(0.4) ? 0 : random.between(0, most))

const drawProfile = (random: Random): Profile => ({
  network: drawRate(random, 0.5),
  rejections: drawRate(random, 0.12),
  kills: drawRate(random, 0.12),
  storage: random.chance(0.7) ? 0 : random.between(0, 0.06),
  slowestMs: random.pick([300, 2_000, 12_000]),
})

const drawOrderRules = (random: Random): OrderRules => ({
  links: random.pick(['repeat', 'makeAnew']),
  namesLinkOrder: random.chance(0.8),
  unpaid: random.pick(['withNumber', 'withoutNumber', 'asRepeat']),
  holdsLimits: random.chance(0.5),
})

const drawServiceTraits = (random: Random, dropInFirst: boolean): ServiceTraits => ({
  lagMs: random.pick([0, 0, 2_000, 40_000]),
  ...drawOrderRules(random),
  settleDelayMs: random.pick([0, 0, 20_000]),
  limitType: random.pick(['role', 'time', 'time', 'game']),
  badLinks: random.chance(0.8) ? 0 : random.between(0.1, 1),
  dropInFirst,
  dropIns: dropInFirst ? random.between(0.8, 1) : random.pick([0, 0.5, 1]),
  linksBeside: random.pick([0, 0.5, 1]),
  simpleLies: drawRate(random, 0.3),
  oddStatus: drawRate(random, 0.3),
  knowsSessions: random.fork('sessions').chance(0.8),
  statusForm: random.fork('status form').pick(['number', 'number', 'text', 'word', 'capitals']),
})

const drawCardTraits = (random: Random): CardTraits => ({
  sessionLifeMs: random.pick([3_600_000, 3_600_000, 600_000, 30_000]),
  guardsForms: random.chance(0.5),
  refusalEnds: random.chance(0.5),
})

/** Draws the settings of a run. */
export function drawSettings(random: Random): Settings {
  const dropInFirst = random.chance(0.6)
  const isPoorBrowser = random.chance(0.3)
  const cardForms = random.fork('card forms').pick([0, 0.5, 1])
  return {
    profile: drawProfile(random),
    serviceTraits: drawServiceTraits(random, dropInFirst),
    hasLocks: random.chance(0.6),
    maxTabs: random.pick([1, 2, 3]),
    userAgent: random.chance(0.15) ? inApp : browser,
    isTracked: random.chance(0.2),
    isAreaRole: random.chance(0.3),
    player: random.fork('player').chance(0.3) ? 1 : 0,
    furtherDevices: random.fork('devices').pick([0, 0, 0, 0, 0, 0, 1, 1, 2, 3]),
    buysElsewhere: random.chance(0.5),
    hasGivers: random.fork('givers').chance(0.4),
    hasLimits: random.chance(0.5),
    hasLaterRelease: random.chance(0.3),
    opensFromGame: random.chance(0.3),
    isLedAway: random.fork('led away').chance(0.15),
    missingCode: random.chance(0.7) ? 0 : random.between(0.1, 0.7),
    windowManners: isPoorBrowser
      ? { opened: 2, blocked: 2, throws: 1, severed: 1, guarded: 1 }
      : { opened: 1, blocked: 0, throws: 0, severed: 0, guarded: 0 },
    sessionConditions: random.chance(0.8)
      ? { working: 1, full: 0, readOnly: 0, blocked: 0 }
      : { working: 2, full: 2, readOnly: 1, blocked: 1 },
    lostMessages: drawRate(random, 0.4),
    cardForms,
    seeksForms: cardForms > 0 && random.fork('seeks forms').chance(0.6),
    cardTraits: drawCardTraits(random.fork('card traits')),
    acts: 20 + random.below(60),
  }
}
