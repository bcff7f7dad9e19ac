import { lastGoods } from '../features/products/lastGoodsPart.ts'
import type { Services } from '../store/services.ts'

/** For how long painted products hold the store back; after that the player gets the rest of it. Source: decision 77. */
export const heldBackMs = 2_000

/**
 * Waits for what replaces the painted products, so that it is never a skeleton: today's products, or those of the last visit
 * when today's are late.
 */
export async function productsToReplace(services: Pick<Services, 'catalogue' | 'clock'>): Promise<void> {
  const { catalogue, clock } = services
  const over = new AbortController()
  const late = async () => {
    await clock.wait(heldBackMs / 2, over.signal)
    // Without the code for those of the last visit there is a skeleton.
    lastGoods.load().catch(() => undefined)
    await clock.wait(heldBackMs / 2, over.signal)
    catalogue.setState({ isLate: true })
  }
  // The rejection is the end of the wait.
  await Promise.race([productsKnown(services), late().catch(() => undefined)])
  over.abort()
}

/** Resolves when the products are loaded or have failed to load. */
export function productsKnown({ catalogue }: Pick<Services, 'catalogue'>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (catalogue.getState().products.kind === 'loading') return
      stop()
      resolve()
    }
    const stop = catalogue.subscribe(look)
    look()
  })
}
