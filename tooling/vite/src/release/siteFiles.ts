import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Every file of a folder with its content, by path with slashes, sorted. */
export function filesOf(folder: string): readonly { readonly path: string; readonly content: Buffer }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => ({
      path: name.replaceAll('\\', '/'),
      content: readFileSync(join(folder, name)),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
