import { globSync, readFileSync, readdirSync } from 'node:fs'
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

// A browser would style and lay out all of a file for a page that shows one drawing of it.
test.each([
  ...artworkFiles.map((file) => join(folder, `${file}.svg`)),
  ...globSync(join(import.meta.dirname, '../heroes/*.svg')),
])(
  '%s draws nothing by itself, and nothing of it needs a gradient or a mask, which would be off with it',
  (file) => {
    const drawing = readFileSync(file, 'utf8')
    expect(drawing).toMatch(/^<svg [^>]*\bdisplay="none"/)
    expect(drawing).not.toContain('url(')
  },
)
