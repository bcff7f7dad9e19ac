import { expect, test } from 'vitest'
import { inAppBrowserOf, mayOpenWindows, socialLoginWorks } from './inAppBrowserOf.ts'

const ios =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const android =
  'Mozilla/5.0 (Linux; Android 13; Pixel 7; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36'

test.each([
  ['facebook', `${ios} [FBAN/FBIOS;FBAV/440.0;FBBV/1]`],
  ['facebook', `${android} [FB_IAB/FB4A;FBAV/440.0;]`],
  ['instagram', `${ios} Instagram 312.0 (iPhone14,5; iOS 16_6)`],
  ['instagram', `${android} Instagram 312.0 Android (33/13) [FBAN/x]`],
  ['line', `${ios} Safari Line/13.20.0`],
  ['line', `${android} Line/13.20.1/IAB`],
  ['kakaotalk', `${ios} KAKAOTALK 10.4.5`],
  ['wechat', `${android} MMWEBID/1 MicroMessenger/8.0.40`],
  ['tiktok', `${ios} musical_ly_32.0 BytedanceWebview/d8a21c6`],
  ['tiktok', `${android} trill_320 TikTok 32`],
  ['gsa', `${ios} GSA/300.0 Safari/604.1`],
  ['twitter', `${ios} Twitter for iPhone/10.20`],
  ['twitter', `${android} TwitterAndroid`],
  ['webview', android],
  [null, `${ios} Version/16.6 Safari/604.1`],
  [null, `${ios} CriOS/120.0 Safari/604.1`],
  [null, 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36'],
  [null, 'Mozilla/5.0 (X11; Linux x86_64) Online/1 Baseline/2 Chrome/120.0'],
  [null, ''],
] as const)('%s is recognised by its user agent', (expected, userAgent) => {
  expect(inAppBrowserOf(userAgent)).toBe(expected)
})

test.each([
  ['google', 'line', false],
  ['facebook', 'line', false],
  ['facebook', 'facebook', false],
  ['google', 'webview', false],
  ['google', null, true],
  ['facebook', null, true],
  ['ios', 'line', true],
  ['vk', 'instagram', true],
  ['twitter', 'twitter', true],
  ['huawei', 'webview', true],
] as const)('%s login in %s works: %s', (login, browser, expected) => {
  expect(socialLoginWorks(login, browser)).toBe(expected)
})

test.each([
  ['a web view that names nobody', ios, false],
  ['Zalo', `${ios} Zalo iOS/462 ZaloTheme/light ZaloLanguage/vn`, false],
  ['Snapchat', `${ios} Snapchat/10.77.5.59 (like Safari/604.1)`, false],
  ['KakaoTalk', `${ios} Safari/604.1 KAKAOTALK 10.4.5`, false],
  ['an Android web view', android, false],
  ['Safari', `${ios} Version/16.6 Safari/604.1`, true],
  ['Chrome on iOS', `${ios} CriOS/120.0 Safari/604.1`, true],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
    true,
  ],
  ['an unnamed browser', '', true],
] as const)('whether %s opens windows', (_app, userAgent, may) => {
  expect(mayOpenWindows(userAgent)).toBe(may)
})
