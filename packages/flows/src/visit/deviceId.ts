import { readText } from '@topup/domain'
import { newId } from '../platform/newId.ts'
import type { BrandStorage } from '../platform/brandStorage.ts'

/**
 * The device's id: from the link, otherwise the stored one, otherwise a new one; kept for the next visit.
 * Source: spec §3 "uuid", §7 `idfv`.
 */
export function deviceIdOf(brandStorage: BrandStorage, fromEntry: string | null): string {
  const deviceId = fromEntry ?? brandStorage.read('uuid', (stored) => readText(stored, 128)) ?? newId()
  brandStorage.write('uuid', deviceId)
  return deviceId
}
