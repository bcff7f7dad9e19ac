import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storageFrom } from './environment.ts'

const root = join(import.meta.dirname, '../../../..')

test('data stay in .sandbox unless the environment says otherwise', () => {
  expect(storageFrom({})).toEqual({ kind: 'folder', folder: join(root, '.sandbox') })
  expect(storageFrom({ DATABASE_URL: '', SANDBOX_MEMORY: '', SANDBOX_DIR: '' })).toEqual(storageFrom({}))
})

test('a folder is named from the root of the repository, or by its whole path', () => {
  expect(storageFrom({ SANDBOX_DIR: '.sandbox-2' })).toEqual({
    kind: 'folder',
    folder: join(root, '.sandbox-2'),
  })
  expect(storageFrom({ SANDBOX_DIR: '/data/shop' })).toEqual({ kind: 'folder', folder: '/data/shop' })
})

test('memory goes before a folder, and PostgreSQL before both', () => {
  const url = 'postgres://127.0.0.1/shop'
  expect(storageFrom({ SANDBOX_MEMORY: '1', SANDBOX_DIR: 'a' })).toEqual({ kind: 'memory' })
  expect(storageFrom({ DATABASE_URL: url, SANDBOX_MEMORY: '1' })).toEqual({ kind: 'postgres', url })
})
