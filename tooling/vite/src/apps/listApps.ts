import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

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
