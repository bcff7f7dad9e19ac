import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allDropIns, allProviders } from '@topup/api-client/providers/allProviders'
import type { DropInFacts } from '@topup/api-client/providers/dropInFacts'
import { languages } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'
import { deriveTheme } from '@topup/ui-kit/theme'
import { neededDropIns } from '@topup/vite'
import type { BrandApp } from '@topup/vite'
import { ids, links, ownerTexts } from '../brands/checkBrands.ts'
import { rootFolder } from '../repository/folders.ts'

/** Something that only one brand may ship. */
export interface Fact {
  readonly kind:
    | 'host'
    | 'id'
    | 'name'
    | 'key'
    | 'region'
    | 'theme'
    | 'hero'
    | 'mark'
    | 'typeface'
    | 'provider'
    | 'login'
    | 'dropIn'
    | 'wallet'
  /** For the report. */
  readonly label: string
  /**
   * Plain texts, at least `needed` of which must stand in a build for the fact to be there. A cheap first
   * look; `pattern` then says whether a hit is the fact or only looks like it.
   */
  readonly texts: readonly string[]
  readonly needed: number
  readonly pattern: (text: string) => RegExp
}

/** A fact that one text betrays. */
const oneText = (
  kind: Fact['kind'],
  text: string,
  pattern: Fact['pattern'],
  label = text.slice(0, 40),
): Fact => ({ kind, label, texts: [text], needed: 1, pattern })

/** A text that is no part of a longer host, path or identifier: `pay.ko.example`, but not in `demo-pay.ko.example`. */
const asWord = (text: string) => new RegExp(`(?<![\\w.-])${escape(text)}(?![\\w-]|\\.\\w)`)

/** A text as a whole quoted literal or as the whole text of an element: `"Dragon"`, `>Watt<`. */
const asLiteral = (text: string) => new RegExp(`(["'\`>])${escape(text)}["'\`<]`)

/** A text as a whole quoted literal or as a key: `"sea"`, `{sea:`. */
const asLiteralOrKey = (text: string) => new RegExp(`(["'\`])${escape(text)}\\1|[{,]\\s*${escape(text)}:`)

/** A path of calls that goes on in neither direction. */
const asPath = (text: string) => new RegExp(`(?<!\\w)${escape(text)}(?!\\w)`)

/** A text as it stands. */
const asIs = (text: string) => new RegExp(escape(text))

export function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}

/** What each login module redeems its grant with, below /util/login/; the name comes first. Source: spec §7 "Login". */
const loginCalls = [
  'google_auth',
  'facebook_auth',
  'apple_auth',
  'vk_auth',
  'twitter_redirect',
  'huawei_auth',
] as const

const dropIns = Object.entries<DropInFacts>(allDropIns)

/**
 * By what the modules of a store betray themselves. A payment provider by the path of its call after `/api/`, because names such
 * as `airwallex` are words of their own, and `kr_` decides between the two `naver_pay`. A login by its call; its sister under
 * /api/ingame/ is another one. A drop-in by a mark of its code, in a script or in a policy, and so a wallet whose code comes from
 * its maker's host. Source: decisions 20 and 95.
 */
export const moduleFacts: readonly Fact[] = [
  ...allProviders.map(({ key, path }) => oneText('provider', path.slice('/api/'.length), asPath, key)),
  ...loginCalls.map((call) => oneText('login', `login/${call}`, asPath, call.replace(/_.*/, ''))),
  ...dropIns.map(([label, { mark }]) => oneText('dropIn', mark, asIs, label)),
  ...dropIns.flatMap(([, { wallets = {} }]) =>
    Object.entries(wallets).map(([label, { mark }]) => oneText('wallet', mark, asIs, label)),
  ),
]

/** The facts of the modules with these names. */
export const factsOf = (kind: Fact['kind'], names: readonly string[]): readonly Fact[] =>
  moduleFacts.filter((fact) => fact.kind === kind && names.includes(fact.label))

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
