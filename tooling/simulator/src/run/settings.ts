import { drawCardTraits } from '../provider/cardSessions.ts'
import { drawServiceTraits } from '../service/orderService.ts'
import { accounts } from '../service/shop.ts'
import type { Random } from '../time/random.ts'
import { drawProfile } from '../world/world.ts'

const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_0 like Mac OS X) Safari/604.1'
const inApp = `${browser} [FBAN/FBIOS;FBAV/100]`

/** What one run is like; drawn from its seed, so that some runs have much of one fault and none of another. */
export type Settings = ReturnType<typeof drawSettings>

/** Draws the settings of a run. */
export function drawSettings(random: Random) {
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
    /** Whose device it is. */
    player: accounts[random.fork('player').chance(0.3) ? 1 : 0],
    /** How many devices there are beside the first one, at the same time and over the same service. */
    furtherDevices: random.fork('devices').pick([0, 0, 0, 0, 0, 0, 1, 1, 2, 3]),
    /** Whether another device of the player's buys something too. */
    buysElsewhere: random.chance(0.5),
    /** Whether other accounts buy for the player's characters. */
    hasGivers: random.fork('givers').chance(0.4),
    /** Whether characters come to the end of a limit, and are let buy again. */
    hasLimits: random.chance(0.5),
    /** Whether a later release of the store is open in the same browser. */
    hasLaterRelease: random.chance(0.3),
    /** Whether some tabs are opened by a link from inside a game. */
    opensFromGame: random.chance(0.3),
    /** Whether links lead away from a page in the middle of a purchase: slowly, or nowhere. */
    isLedAway: random.fork('led away').chance(0.15),
    /** Share of the fetches of code that fail. */
    missingCode: random.chance(0.7) ? 0 : random.between(0.1, 0.7),
    windowManners: isPoorBrowser
      ? { opened: 2, blocked: 2, throws: 1, severed: 1, guarded: 1 }
      : { opened: 1, blocked: 0, throws: 0, severed: 0, guarded: 0 },
    /** What the session storage of a new tab or window does. */
    sessionConditions: random.chance(0.8)
      ? { working: 1, full: 0, readOnly: 0, blocked: 0 }
      : { working: 2, full: 2, readOnly: 1, blocked: 1 },
    /** Share of the messages between windows that are lost, late or said twice. */
    lostMessages: random.share(0.4),
    /** Share of the pay documents that run the store's own module for Adyen; in the others a provider's code does what it likes. */
    cardForms,
    /** Whether the player heads for those documents. */
    seeksForms: cardForms > 0 && random.fork('seeks forms').chance(0.6),
    cardTraits: drawCardTraits(random.fork('card traits')),
    acts: 20 + random.below(60),
  }
}
