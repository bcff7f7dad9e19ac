import { expect, test } from 'vitest'
import { legalLinks } from './legalLinks.ts'

const brandOnly = { privacy: 'brand privacy', terms: 'brand terms' }
const legal = { ...brandOnly, byRegion: { ja: { privacy: 'ja privacy', terms: 'ja terms' } } }
const game = { privacyUrl: 'game privacy', termsUrl: 'game terms' }

test.each([
  ['the brand’s', { legal: brandOnly, region: 'ja', game: null }, 'brand privacy', 'brand terms'],
  [
    'the brand’s in a region without its own',
    { legal, region: 'kr', game: null },
    'brand privacy',
    'brand terms',
  ],
  ['the region’s', { legal, region: 'ja', game: null }, 'ja privacy', 'ja terms'],
  ['the game’s', { legal, region: 'ja', game }, 'game privacy', 'game terms'],
  [
    'each by itself when the game names one only',
    { legal, region: 'ja', game: { ...game, termsUrl: null } },
    'game privacy',
    'ja terms',
  ],
] as const)('the legal texts are %s', (_case, from, privacy, terms) => {
  expect(legalLinks(from)).toEqual({ privacy, terms })
})
