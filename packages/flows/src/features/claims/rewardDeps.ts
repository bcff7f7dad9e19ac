import type { DecodeOptions } from '@topup/api-client'
import type { Services } from '../../store/services.ts'

/** What the stores of one player's rewards need from the page. */
export interface RewardDeps {
  readonly services: Pick<
    Services,
    | 'api'
    | 'brand'
    | 'clock'
    | 'serviceClock'
    | 'session'
    | 'selection'
    | 'toasts'
    | 'tracking'
    | 'translator'
    | 'react'
    | 'reactToLoad'
  >
  /** Whether the player is still the one these rewards belong to; another player's token must not request them. */
  readonly isCurrent: () => boolean
  readonly decoding: () => DecodeOptions
}
