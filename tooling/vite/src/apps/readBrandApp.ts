import { existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { allProviders } from '@topup/api-client/providers/allProviders'
import type { DropInKey } from '@topup/api-client/providers/allProviders'
import type { PaymentProvider } from '@topup/api-client/providers/paymentProvider'
import { cardScriptsOf } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'
import type { ThemeInputs } from '@topup/ui-kit/theme'

/** Folder that holds one folder per store. */
export const appsFolder = resolve(import.meta.dirname, '../../../../apps')

/**
 * Keys of all stores, in alphabetical order: every folder of `apps/` that has a `src/brand.ts`.
 * Nothing else lists the stores, so a new folder is a new store.
 */
export function listApps(folder: string = appsFolder): readonly string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'src/brand.ts')))
    .sort()
}

/** The login modules whose id or page a brand's facts name, in the order of their icons. Source: spec §3 "Brand configuration". */
export function loginsOf({ socialLogin, login }: BrandConfig): readonly string[] {
  const facts: readonly (readonly [name: string, fact: string | number | undefined])[] = [
    ['google', socialLogin.googleClientId],
    ['facebook', socialLogin.facebookAppId],
    ['apple', socialLogin.iosClientId],
    ['vk', socialLogin.vkAppId],
    ['twitter', login.twitterRedirectUrl],
    ['huawei', login.clientId],
  ]
  return facts.filter(([, fact]) => fact !== undefined && fact !== '').map(([name]) => name)
}

/**
 * The drop-ins of these payment providers, by the drop-ins' names, without those that need a card script which the brand does not
 * have. A store without any has no pay document. Source: decision 20.
 */
export function neededDropIns({
  brand,
  providers,
}: {
  readonly brand: Pick<BrandConfig, 'cardScript' | 'deployments'>
  readonly providers: readonly string[]
}): readonly DropInKey[] {
  const hasCardScript = cardScriptsOf(brand).length > 0
  const all: readonly PaymentProvider<DropInKey>[] = allProviders
  const dropIns = all.flatMap((provider) => {
    if (provider.kind !== 'link' || !providers.includes(provider.key)) return []
    return provider.dropInNeeds === 'cardScript' && !hasCardScript ? [] : (provider.dropIn ?? [])
  })
  return [...new Set(dropIns)]
}

/** The modules that the build writes for an app, by name. */
export const partNames = ['store', 'checkout', 'socialLogins', 'locales', 'pay'] as const
export type PartName = (typeof partNames)[number]

/**
 * The source of one of them, as if it stood beside the app's `brand.ts`: the imports that follow from its facts, its theme and
 * its list of payment providers, and no other. So what ships is decided by the import graph. Source: decision 37.
 */
export const partSource: Readonly<Record<PartName, (app: BrandApp) => string>> = {
  store: ({ brand, theme, typefaceWeight }) =>
    lines([
      ...(theme.heroPicture === undefined
        ? [`export { Hero } from '@topup/ui-kit/heroes/${theme.hero}'`]
        : [
            `import { Hero as Scene } from '@topup/ui-kit/heroes/${theme.hero}'`,
            `import { pictured } from '@topup/ui-kit/heroPicture'`,
            `import picture from './hero.${theme.heroPicture}?url'`,
            'export const Hero = pictured(Scene, picture)',
          ]),
      theme.typeface === undefined
        ? 'export const typeface = undefined'
        : `export { default as typeface } from '${typefaceFile({ theme, typefaceWeight })}?url'`,
      `export { localDeployments } from 'virtual:topup/local-deployment'`,
      `export { locales } from 'virtual:topup/locales'`,
      `export { default as texts } from '@topup/locales/${brand.defaultLanguage}.json'`,
      `export const loadCheckout = (services) => import('virtual:topup/checkout').then((part) => part.checkout(services))`,
      `export const loadSocialLogins = () => import('virtual:topup/socialLogins').then((part) => part.logins)`,
    ]),
  checkout: ({ providers }) =>
    lines([
      ...providers.map((name) => `import { ${name} } from '@topup/api-client/providers/${name}'`),
      `import { createCheckout } from '@topup/flows/checkout'`,
      `export const checkout = (services) => createCheckout(services, [${providers.join(', ')}], window)`,
    ]),
  socialLogins: ({ logins }) =>
    lines([
      ...logins.map((name) => `import { ${name} } from '@topup/flows/login/${name}'`),
      `export const logins = [${logins.join(', ')}]`,
    ]),
  locales: ({ brand }) =>
    lines([
      ...brand.languages.map((language, at) => `import text${at} from '@topup/locales/${language}.json?url'`),
      `export const locales = { ${brand.languages.map((language, at) => `'${language}': text${at}`).join(', ')} }`,
    ]),
  pay: ({ dropIns }) =>
    lines([
      ...dropIns.map((name) => `import { ${name} } from '@topup/flows/dropIns/${name}'`),
      `import { startPayDocument } from '@topup/flows/pay'`,
      `import { localDeployments } from 'virtual:topup/local-deployment'`,
      `import { locales } from 'virtual:topup/locales'`,
      `import { brand } from './brand.ts'`,
      `import { Mark } from './Mark.tsx'`,
      'void startPayDocument({',
      '  brand: { ...brand, deployments: [...brand.deployments, ...localDeployments] },',
      `  dropIns: [${dropIns.join(', ')}],`,
      '  Mark,',
      '  locales,',
      '})',
    ]),
}

const lines = (given: readonly string[]) => `${given.join('\n')}\n`

/** The Latin file of a brand's typeface. */
export const typefaceFile = ({ theme, typefaceWeight }: Pick<BrandApp, 'theme' | 'typefaceWeight'>): string =>
  `@fontsource/${theme.typeface}/files/${theme.typeface}-latin-${typefaceWeight}-normal.woff2`

/** The facts of one store as its folder states them. */
export interface BrandApp {
  /** Absolute path of the app. */
  readonly folder: string
  readonly brand: BrandConfig
  readonly theme: ThemeInputs
  /** The weight of the typeface that the theme names. */
  readonly typefaceWeight: number | undefined
  /** Names of the payment providers that it offers. */
  readonly providers: readonly string[]
  /** Names of the login modules, in the order of their icons. */
  readonly logins: readonly string[]
  /** Names of the drop-ins of its providers; a store without any has no pay document. */
  readonly dropIns: readonly DropInKey[]
}

/** Imports a module by its absolute path. */
type ImportFile = (path: string) => Promise<unknown>

/** Imports a file by Node's own means: read once, then kept for as long as the process lives. */
export const importFile: ImportFile = (path) => import(pathToFileURL(path).href) as Promise<unknown>

/**
 * Reads `apps/<key>` by importing its facts and its theme; logins and drop-ins follow from them.
 * Throws when the folder's name is not the brand's key, because storage and builds are named after both.
 */
export async function readBrandApp(folderOrKey: string, load: ImportFile = importFile): Promise<BrandApp> {
  const folder = folderOrKey.includes('/') ? folderOrKey : join(appsFolder, folderOrKey)
  const { brand, providers } = (await load(join(folder, 'src/brand.ts'))) as Pick<
    BrandApp,
    'brand' | 'providers'
  >
  const { theme, typefaceWeight } = (await load(join(folder, 'src/theme.ts'))) as Pick<BrandApp, 'theme'> &
    Partial<Pick<BrandApp, 'typefaceWeight'>>
  if (brand.key !== basename(folder)) {
    throw new Error(
      `apps/${basename(folder)}/src/brand.ts has the key "${brand.key}"; folder and key must agree`,
    )
  }
  return {
    folder,
    brand,
    theme,
    typefaceWeight,
    providers,
    logins: loginsOf(brand),
    dropIns: neededDropIns({ brand, providers }),
  }
}
