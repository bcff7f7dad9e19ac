import { zoneOffsetMinutes } from '@topup/domain'

// What the browser says of the device. Add-ons, old engines and the web views of apps answer such questions with nothing, with
// values of other types, or by throwing: each answer is checked here, and has a fallback that the store can work with.

/** The value of `read`; the fallback where it throws. */
function attempt<Value>(read: () => Value, fallback: Value): Value {
  try {
    return read()
  } catch {
    return fallback
  }
}

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

/** The languages that the player prefers, best first; none where the browser names none. */
export function languagesOf(browser: Partial<Pick<Navigator, 'languages' | 'language'>>): readonly string[] {
  const all: unknown = attempt(() => browser.languages, undefined)
  const listed = Array.isArray(all) ? all : [attempt<unknown>(() => browser.language, undefined)]
  return listed.filter((tag): tag is string => typeof tag === 'string' && tag !== '')
}

/** Whether the browser reports that it has no network; it may have none and not know it. */
export const isOffline = (): boolean => navigator.onLine === false

/** Whether the player has asked the browser to save data; browsers that cannot say have not. */
export const savesData = (browser: Navigator): boolean =>
  (browser as { readonly connection?: { readonly saveData?: boolean } | null }).connection?.saveData === true

/** Whether the store runs as an app on the home screen. Source: decision 30, spec §7 "pwa". */
export function isInstalled(browser: Pick<Window, 'navigator' | 'matchMedia'>): boolean {
  const { navigator: device } = browser
  return (
    attempt(() => browser.matchMedia('(display-mode: standalone)').matches === true, false) ||
    ('standalone' in device && device.standalone === true)
  )
}
