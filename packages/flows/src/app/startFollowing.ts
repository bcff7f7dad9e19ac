import { followOtherTabs } from '../features/account/followOtherTabs.ts'
import { followPageLanguages } from '../features/account/followPageLanguages.ts'
import type { Services } from '../store/services.ts'

/** Starts what the store follows as long as it is open, when the page is idle. Returns a function that stops it. */
export function startFollowing(services: Services): () => void {
  const stops = [followOtherTabs(services, window), followPageLanguages(services, navigator)]
  return () => stops.forEach((stop) => stop())
}
