import { expect, test } from 'vitest'
import { advertClasses, advertNames } from './advertNames.ts'

test.each([
  'assets/popups-1a2b3c4d.js',
  'assets/popup.js',
  'assets/tracking-1a2b3c4d.js',
  'assets/tracker.js',
  'assets/base-ad-1.js',
  'assets/base_ads.js',
  'assets/store-x-Ad_k9.js',
  'ads/hero.svg',
  'assets/banner-1a2b3c4d.svg',
  'assets/topBanner.css',
  'assets/pixel.png',
  'assets/analytics.js',
  'assets/sponsors.js',
  'assets/telemetry-1a2b3c4d.js',
  'assets/stats.js',
])('%s is not built', (path) => {
  expect(advertNames(['assets/store-1a2b3c4d.js', path])).toEqual([path])
})

test.each([
  'assets/base-ad12cd34.js',
  'assets/dialogs-0000adad.js',
  'assets/later-4e4bf2ad.js',
  'assets/loadHostScript-1a2b3c4d.js',
  'assets/adyenForm-1a2b3c4d.js',
  'assets/reshape-1a2b3c4d.js',
  'assets/readVisit-1a2b3c4d.js',
  'assets/statement.js',
  'headers.json',
])('%s may be built', (path) => {
  expect(advertNames([path])).toEqual([])
})

test('a class that lists hide is named, one that only sounds like it is not', () => {
  const unlucky = ['popup-layer', 'activity-banner__time', 'toast--over-modal', 'side-ad', 'overlay']
  expect(
    advertClasses([...unlucky, 'layer__scrim', 'dialog', 'header', 'price--adapted', 'stat-tiles']),
  ).toEqual(unlucky)
})
