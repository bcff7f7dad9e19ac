import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrandConfig } from '@topup/domain'
import type { ThemeInputs } from '@topup/ui-kit/theme'
import { appsFolder } from './listApps.ts'

/** The facts of one store as its folder states them. */
export interface BrandApp {
  /** Absolute path of the app. */
  readonly folder: string
  readonly brand: BrandConfig
  readonly theme: ThemeInputs
  /** Names of the payment providers that the app imports, in source order. */
  readonly providers: readonly string[]
  /** Names of the login modules that the app imports, in source order. */
  readonly logins: readonly string[]
  /** Names of the drop-ins that the app's pay document imports, in source order; null for an app without that document. */
  readonly dropIns: readonly string[] | null
  /** The fontsource packages whose files the app imports, in source order. */
  readonly typefaces: readonly string[]
  /** The kinds of the hero pictures that the app imports. */
  readonly heroPictures: readonly string[]
  /** Names of the hero drawings that the app imports, in source order. */
  readonly heroes: readonly string[]
  /** The language of the texts that the app gives for each of its languages, by tag. */
  readonly texts: ReadonlyMap<string, string | undefined>
}

/** Imports a module by its absolute path. */
type ImportFile = (path: string) => Promise<unknown>

/** Imports a file by Node's own means: read once, then kept for as long as the process lives. */
export const importFile: ImportFile = (path) => import(pathToFileURL(path).href) as Promise<unknown>

/**
 * Reads `apps/<key>`: facts and theme by importing them, payment providers and login modules from the imports of its sources,
 * drop-ins from those of its pay document.
 * Throws when the folder's name is not the brand's key, because storage and builds are named after both.
 */
export async function readBrandApp(folderOrKey: string, load: ImportFile = importFile): Promise<BrandApp> {
  const folder = folderOrKey.includes('/') ? folderOrKey : join(appsFolder, folderOrKey)
  const { brand } = (await load(join(folder, 'src/brand.ts'))) as { brand: BrandConfig }
  const { theme } = (await load(join(folder, 'src/theme.ts'))) as { theme: ThemeInputs }
  if (brand.key !== basename(folder)) {
    throw new Error(
      `apps/${basename(folder)}/src/brand.ts has the key "${brand.key}"; folder and key must agree`,
    )
  }
  const sources = readdirSync(join(folder, 'src')).filter((name) => /\.tsx?$/.test(name))
  const code = sources.map((name) => readFileSync(join(folder, 'src', name), 'utf8')).join('\n')
  const imported = (group: string, text = code) =>
    [...text.matchAll(new RegExp(`@topup/${group}/(\\w+)`, 'g'))].map(([, name]) => name ?? '')
  const pay = join(folder, 'src/pay.ts')
  return {
    folder,
    brand,
    theme,
    providers: imported('api-client/providers'),
    logins: imported('flows/login'),
    dropIns: existsSync(pay) ? imported('flows/dropIns', readFileSync(pay, 'utf8')) : null,
    typefaces: [...code.matchAll(/'@fontsource\/([\w-]+)\/files\//g)].map(([, name]) => name ?? ''),
    heroPictures: [...code.matchAll(/'\.\/hero\.(\w+)\?url'/g)].map(([, kind]) => kind ?? ''),
    heroes: imported('ui-kit/heroes'),
    texts: textsOf(code),
  }
}

/** Which language's file each entry of `locales` leads to; undefined where its import is not found. */
function textsOf(source: string): ReadonlyMap<string, string | undefined> {
  const files = new Map(
    [...source.matchAll(/import (\w+) from '@topup\/locales\/([\w-]+)\.json\?url'/g)].map(
      ([, name = '', language]) => [name, language] as const,
    ),
  )
  const [, table = ''] = /export const locales = \{([^}]*)\}/.exec(source) ?? []
  return new Map(
    [...table.matchAll(/(?:'([\w-]+)'|(\w+))(?:: (\w+))?,?/g)].map(([, quoted, plain = '', name]) => [
      quoted ?? plain,
      files.get(name ?? plain),
    ]),
  )
}
