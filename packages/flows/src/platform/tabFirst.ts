import type { BrandStorage } from './brandStorage.ts'

/**
 * Keeps values for this tab and for the next visit: this tab reads its own, so that a reload changes nothing,
 * whatever other tabs write. Source: decision 54.
 */
export const tabFirst = (tab: BrandStorage, shared: BrandStorage): Pick<BrandStorage, 'read' | 'write'> => ({
  read: (key, parse) => tab.read(key, parse) ?? shared.read(key, parse),
  write: (...kept) => {
    tab.write(...kept)
    return shared.write(...kept)
  },
})
