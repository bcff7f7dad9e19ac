import type { Random } from '../time/random.ts'
import type { World } from '../world/world.ts'
import type { Page } from './page.ts'

/** How one page gets code that is a chunk of its own. */
export type CodeFetch = ReturnType<typeof createCodeFetch>

/** A share of the fetches fail while faults still happen; half of the pages keep a failure. */
export function createCodeFetch(deps: {
  readonly world: World
  readonly random: Random
  readonly share: number
  readonly page: Page
}) {
  const { world, random, share, page } = deps
  const keepsFailures = random.chance(0.5)
  let hasFailed = false
  /** Whether only a reload brings it: the page keeps a failed import for good, as Firefox does. */
  const isLost = () => hasFailed && keepsFailures
  return {
    isLost,
    /** Rejects when the code is not available. */
    fetch: async () => {
      const fails = world.hasFaults() && random.chance(share)
      if (fails) {
        hasFailed = true
        world.say(page.name, 'lacks code')
        world.count('code: not to be had')
      }
      if (fails || isLost()) throw new TypeError('Failed to fetch dynamically imported module')
    },
  }
}
