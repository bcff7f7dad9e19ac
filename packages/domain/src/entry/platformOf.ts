import type { Platform } from '../brand/brandConfig.ts'

/**
 * The platform whose client ids and payment methods apply. An iPad that identifies itself as a Mac is
 * recognised by its touch screen (`maxTouchPoints`, 0 when not known); no Mac has one. Windows phones name both
 * Android and iOS in their user agent and count as `web`.
 * Source: spec §3 "Per-game table", §5 "Method visibility".
 */
export function platformOf(userAgent: string, maxTouchPoints = 0): Platform {
  if (/Windows Phone/i.test(userAgent)) return 'web'
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios'
  if (/Macintosh/i.test(userAgent) && maxTouchPoints > 1) return 'ios'
  return /Android/i.test(userAgent) ? 'android' : 'web'
}

/** Whether this is a phone or tablet. Source: spec §1 "For the Korean variant on non-mobile devices". */
export function isMobile(userAgent: string, maxTouchPoints = 0): boolean {
  return platformOf(userAgent, maxTouchPoints) !== 'web' || /Mobi/i.test(userAgent)
}
