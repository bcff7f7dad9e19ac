import { useCallback } from 'react'
import { carried } from './carried.ts'
import { useAddress } from './useAddress.ts'
import type { Address } from './useAddress.ts'

/** Leaves for another route of the store with the parameters that follow the player; `state` is for the next page only. */
export function useGo(): Address['navigate'] {
  const { search, navigate } = useAddress()
  return useCallback((path, how) => navigate(carried(path, search), how), [navigate, search])
}
