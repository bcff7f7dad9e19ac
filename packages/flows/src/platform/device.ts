import { matchesMedia } from '@topup/ui-kit/mediaQuery'

// What the browser says of the device. Add-ons, old engines and the web views of apps answer such questions with nothing, with
// values of other types, or by throwing: each answer is checked here, and has a fallback that the store can work with.

/** The value of `read`; the fallback where it throws. */
export function attempt<Value>(read: () => Value, fallback: Value): Value {
  try {
    return read()
  } catch {
    return fallback
  }
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
    matchesMedia('(display-mode: standalone)', browser) ||
    ('standalone' in device && device.standalone === true)
  )
}
