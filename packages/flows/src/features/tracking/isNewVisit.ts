import type { Services } from '../../store/services.ts'

/** A pause this long ends a visit; a reload within it does not start a new one. */
const visitMs = 30 * 60 * 1000

/**
 * Whether a visit starts now, by the stored tracking timestamp, which is then updated. Source: spec §3 "tracking
 * timestamp".
 */
export function isNewVisit({ brandStorage, clock }: Pick<Services, 'brandStorage' | 'clock'>): boolean {
  const nowMs = clock.now()
  const lastMs = brandStorage.read('tracked', (stored) => (typeof stored === 'number' ? stored : null))
  brandStorage.write('tracked', nowMs)
  return lastMs === null || Math.abs(nowMs - lastMs) > visitMs
}
