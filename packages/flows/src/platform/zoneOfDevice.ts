import { zoneOffsetMinutes } from '@topup/domain'
import { attempt } from './device.ts'

// Apart from `device.ts`, which is in the first screen: how a zone is read comes with the pages that show times.

/**
 * The time zone that the device is set to, by its IANA name; where the browser names none, its present offset, as `UTC+5:30`. Source:
 * faults W-03.
 */
export function zoneOfDevice(nowMs: number): string {
  const named: unknown = attempt(() => new Intl.DateTimeFormat().resolvedOptions().timeZone, undefined)
  if (typeof named === 'string' && named !== '' && zoneOffsetMinutes(named, nowMs) !== null) return named
  const behind = attempt(() => new Date(nowMs).getTimezoneOffset(), 0)
  if (!Number.isFinite(behind)) return 'UTC'
  const minutes = Math.abs(behind)
  const rest = String(Math.round(minutes % 60)).padStart(2, '0')
  return `UTC${behind > 0 ? '-' : '+'}${Math.floor(minutes / 60)}:${rest}`
}
