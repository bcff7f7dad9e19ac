import { join, resolve } from 'node:path'
import type { Storage } from '../db/openDatabase.ts'

const root = join(import.meta.dirname, '../../../..')

/** Where a sandbox that is started by hand keeps its data. */
export type ChosenStorage = Exclude<Storage, { kind: 'memory' }> | { readonly kind: 'seededMemory' }

/**
 * The storage that the environment names: `DATABASE_URL` is PostgreSQL, `SANDBOX_MEMORY=1` forgets everything, else a
 * folder, `SANDBOX_DIR` or `.sandbox`, from the root of the repository. Empty values count as absent.
 */
export function storageFrom(env: Readonly<Record<string, string | undefined>>): ChosenStorage {
  const { DATABASE_URL: url = '', SANDBOX_MEMORY: memory, SANDBOX_DIR: folder = '' } = env
  if (url !== '') return { kind: 'postgres', url }
  if (memory === '1') return { kind: 'seededMemory' }
  return { kind: 'folder', folder: resolve(root, folder === '' ? '.sandbox' : folder) }
}
