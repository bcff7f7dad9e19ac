import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { artworkFile, artworkFiles, type ArtworkName } from './artworkFile.ts'

const folder = join(import.meta.dirname, 'drawings')
const drawings = artworkFiles.flatMap((file) =>
  [...readFileSync(join(folder, `${file}.svg`), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
    ([, name = '']) => [name as ArtworkName, file] as const,
  ),
)

test.each(drawings)('%s is looked for in the file that holds it, %s.svg', (name, file) => {
  expect(artworkFile(name)).toBe(file)
})

test('no file is left out', () => {
  const names = artworkFiles.map((file) => `${file}.svg`)
  expect(new Set(readdirSync(folder))).toEqual(new Set(names))
})
