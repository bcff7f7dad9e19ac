/** Browsers inside other apps; `webview` is any other Android app that shows pages in itself. Source: decision 45, faults B-02. */
export type InAppBrowser =
  | 'facebook'
  | 'instagram'
  | 'line'
  | 'kakaotalk'
  | 'wechat'
  | 'tiktok'
  | 'gsa'
  | 'twitter'
  | 'webview'

/**
 * The order matters: Instagram and others also send the user-agent marks of Facebook or of the plain web view.
 */
const marks: readonly (readonly [InAppBrowser, RegExp])[] = [
  ['instagram', /Instagram/i],
  ['facebook', /FBAN|FBAV|FB_IAB|FBIOS/],
  ['line', /\bLine\/\d/i],
  ['kakaotalk', /KAKAOTALK/i],
  ['wechat', /MicroMessenger/i],
  ['tiktok', /musical_ly|BytedanceWebview|TikTok|\btrill_/i],
  ['gsa', /\bGSA\//],
  ['twitter', /Twitter for i|TwitterAndroid/i],
  ['webview', /^(?=[^]*Android)[^]*; wv\)/],
]

/** The app whose built-in browser this is, or null in a standalone browser. Source: decision 45. */
export function inAppBrowserOf(userAgent: string): InAppBrowser | null {
  const found = marks.find(([, mark]) => mark.test(userAgent))
  return found === undefined ? null : found[0]
}

/**
 * Whether this can be a browser that opens a window beside its page. The apps that are known to lead the tab away or to do
 * nothing do not, and neither does whatever shows pages on iOS without calling itself Safari, as every browser there does: an
 * app that nobody has named, or the store on the home screen. Source: decision 30, faults W-13.
 */
export const mayOpenWindows = (userAgent: string): boolean =>
  inAppBrowserOf(userAgent) === null &&
  (!/iPhone|iPad|iPod/.test(userAgent) || (/ Safari\/\d/.test(userAgent) && !/like Safari/.test(userAgent)))

/** The third-party logins. Source: spec §2 "Login". */
export type SocialLogin = 'google' | 'facebook' | 'ios' | 'vk' | 'twitter' | 'huawei'

/**
 * Whether a login can work here. Google and Facebook block in-app browsers, so the store says so before the tap
 * and offers the address to copy. Source: decision 45, faults B-02.
 */
export function socialLoginWorks(login: SocialLogin, browser: InAppBrowser | null): boolean {
  return browser === null || (login !== 'google' && login !== 'facebook')
}
