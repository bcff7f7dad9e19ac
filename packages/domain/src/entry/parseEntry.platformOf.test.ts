import { expect, test } from 'vitest'
import { isMobile, platformOf } from './parseEntry.ts'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15'

test.each([
  [
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1',
    5,
    'ios',
    true,
  ],
  [
    'iPad',
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1',
    5,
    'ios',
    true,
  ],
  ['iPod', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X)', 5, 'ios', true],
  ['iPad that says Mac', mac, 5, 'ios', true],
  ['Mac', mac, 0, 'web', false],
  [
    'Android 8 phone',
    'Mozilla/5.0 (Linux; Android 8.0.0; SM-G950F) AppleWebKit/537.36 Chrome/64.0.3282.137 Mobile Safari/537.36',
    5,
    'android',
    true,
  ],
  [
    'Android tablet',
    'Mozilla/5.0 (Linux; Android 11; SM-T870) AppleWebKit/537.36 Chrome/120.0 Safari/537.36',
    5,
    'android',
    true,
  ],
  [
    'Windows with a touch screen',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36',
    10,
    'web',
    false,
  ],
  [
    'Windows phone',
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Lumia 950) AppleWebKit/537.36 Mobile Safari/537.36 Edge/15',
    5,
    'web',
    true,
  ],
  [
    'Android tablet in desktop mode',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    5,
    'android',
    true,
  ],
  [
    'Linux computer',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    0,
    'web',
    false,
  ],
  [
    'HarmonyOS phone',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
    5,
    'android',
    true,
  ],
  [
    'HarmonyOS tablet',
    'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1',
    5,
    'android',
    true,
  ],
  ['Firefox OS', 'Mozilla/5.0 (Mobile; rv:48.0) Gecko/48.0 Firefox/48.0', 5, 'web', true],
  ['no user agent', '', 0, 'web', false],
] as const)('%s', (_device, userAgent, maxTouchPoints, platform, mobile) => {
  expect(platformOf(userAgent, maxTouchPoints)).toBe(platform)
  expect(isMobile(userAgent, maxTouchPoints)).toBe(mobile)
})

test('without touch points a Mac is a Mac', () => {
  expect(platformOf(mac)).toBe('web')
  expect(isMobile(mac)).toBe(false)
  expect(platformOf(mac, 1)).toBe('ios')
})
