import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type BrandConfig } from '@topup/domain'
import { deriveTheme } from '@topup/ui-kit/theme'
import { type BrandApp, neededDropIns } from '@topup/vite'
import { rootFolder } from '../repository/folders.ts'
import { ids, links, ownerTexts } from '../brands/checkBrands.ts'
import { asIs, asLiteral, asLiteralOrKey, asWord, escape, oneText, type Fact } from './fact.ts'
import { factsOf } from './moduleFacts.ts'

/**
 * Everything that gives a brand away in a build. False alarms are kept out by shape: hosts and ids count as
 * whole words, names as whole literals, regions as literals or keys, the key (`ko` and `ru` are languages as well) only
 * where it names a brand, a theme only when three of its colours stand together.
 */
export function brandFacts({ brand, theme, providers, logins, folder }: BrandApp): readonly Fact[] {
  const colors = deriveTheme(theme)
  return [
    ...hosts(brand).map((host) => oneText('host', host, asWord)),
    ...ids(brand).map((id) => oneText('id', id, asWord)),
    ...regions(brand, providers).map((region) => oneText('region', region, asLiteralOrKey)),
    ...[brand.name, ...ownerTexts(brand)].map((name) => oneText('name', name, asLiteral)),
    oneText(
      'key',
      brand.key,
      (key) => new RegExp(`(?:key:\\s*|data-brand=|brand:\\s*)["'\`]${escape(key)}["'\`]`),
    ),
    {
      kind: 'theme',
      label: `${theme.tint ?? 'default tint'} set`,
      texts: [
        colors['tint-fill'],
        colors['tint-soft'],
        colors['accent-fill'],
        colors['hero-1'],
        colors['hero-2'],
        colors['hero-3'],
      ],
      needed: 3,
      pattern: (color) => new RegExp(`${escape(color)}|${escape(shortened(color))}(?![\\da-f])`, 'i'),
    },
    ...drawings(join(rootFolder, 'packages/ui-kit/src/heroes', `${theme.hero}.svg`)).map((d) =>
      oneText('hero', d, asIs),
    ),
    ...drawings(join(folder, 'src/Mark.tsx')).map((d) => oneText('mark', d, asIs)),
    // A built file begins with the name of what it was made from: `exo-2-latin-700-normal-Ab1.woff2`.
    ...(theme.typeface === undefined ? [] : [theme.typeface]).map((name) =>
      oneText('typeface', `${name}-latin-`, (text) => new RegExp(`(?<![\\w-])${escape(text)}`)),
    ),
    ...factsOf('provider', providers),
    ...factsOf('login', logins),
    ...factsOf('dropIn', neededDropIns({ brand, providers })),
  ]
}

/**
 * Words that mean something else as well are left out: languages, the territory of a language tag, the brand's key. The
 * payment provider Codapay has the name of a region, so a store that offers it may hold that word.
 */
function regions({ key, regions: sold }: BrandConfig, providers: readonly string[]): readonly string[] {
  const isOther = new Set<string>([...languages, 'hk', key])
  const ambiguous = providers.filter((name) => name === 'codapay')
  return [...new Set([...sold, ...ambiguous])].filter((region) => !isOther.has(region))
}

const hosts = (brand: BrandConfig): readonly string[] => [
  ...new Set(links(brand).map((link) => new URL(link).host)),
]

/** Path data long enough to be a drawing's own; a short stroke may stand in any icon. */
function drawings(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(/\sd="([^"]{24,})"/g)].map(([, d = '']) => d)
}

/** `#00bbff` as a minifier writes it: `#0bf`. */
function shortened(color: string): string {
  const [, r, g, b] = /^#(.)\1(.)\2(.)\3$/.exec(color) ?? []
  return r === undefined ? color : `#${r}${g}${b}`
}
