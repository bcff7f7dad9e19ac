import type { Services } from '../../store/services.ts'

/**
 * Tracks a login that the player made by hand: `login`, as for any login, and `manualLogin`. Source: spec §7 "Event
 * names".
 */
export function trackLogin({ tracking }: Pick<Services, 'tracking'>, loginMethod: string): void {
  tracking.track('login', { loginMethod })
  tracking.track('manualLogin', { loginMethod })
}
