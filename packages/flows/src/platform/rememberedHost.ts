import type { ClientDeps } from '@topup/api-client'
import { parseApiOriginIndex } from '@topup/domain'
import type { ApiHosts } from '@topup/domain'
import type { BrandStorage } from './brandStorage.ts'

const key = 'backupApi'
const expiryDays = 1

/**
 * Remembers for a day which API host worked, as a position in the brand's own table and never as an address.
 * Source: spec §8, faults S9.
 */
export function createRememberedHost(brandStorage: BrandStorage, deployment: ApiHosts): ClientDeps['memory'] {
  return {
    read: () => {
      const index = brandStorage.read(key, (stored) => parseApiOriginIndex(stored, deployment))
      return index === null ? null : String(index)
    },
    write: (index) => {
      brandStorage.write(key, index, expiryDays)
    },
  }
}
