import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DropInKey } from '@topup/api-client/providers/allProviders'
import type { BrandConfig } from '@topup/domain'
import type { ThemeInputs } from '@topup/ui-kit/theme'
import { appsFolder } from './listApps.ts'
import { loginsOf, neededDropIns } from './storeParts.ts'

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
