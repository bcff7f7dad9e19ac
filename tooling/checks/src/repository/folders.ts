import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'

/** Root of the repository. */
export const rootFolder = resolve(import.meta.dirname, '../../../..')

/** Sources that are shipped, by path: tests, stories, types alone, and what serves only them are none. */
export const shippedFiles = (pattern: string, cwd: string = rootFolder): readonly string[] =>
  globSync(pattern, { cwd, exclude: ['**/node_modules/**', '**/dist*/**'] })
    .filter((path) => !/\.(?:test|stories)\.tsx?$|\.d\.ts$|(?:^|\/)testing\//.test(path))
    .toSorted()

const texts = new Set(['.js', '.css', '.html', '.json', '.webmanifest', '.svg', '.txt', ''])

/** Text of one built file. */
export interface BuiltText {
  /** Path inside the build. */
  readonly name: string
  readonly text: string
  /** Size of its copy in brotli 11, which a release has beside each of its texts. */
  readonly brotliBytes?: number
}

/** A built file that is not text, and how large it is. */
export interface BuiltSize {
  readonly name: string
  readonly bytes: number
}

/** The files of typefaces in a build. */
export function readTypefaces(folder: string): readonly BuiltSize[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ['.woff2', '.woff', '.ttf', '.otf'].includes(extname(name)))
    .toSorted()
    .map((name) => ({ name, bytes: statSync(join(folder, name)).size }))
}

/** Every text file of a built store. Throws with a plain sentence when the store has not been built. */
export function readBuild(folder: string): readonly BuiltText[] {
  let names: readonly string[]
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    throw new Error(`${folder} is missing: run \`npm run build\` first`)
  }
  const all = new Set(names)
  return names
    .filter((name) => texts.has(extname(name)) && statSync(join(folder, name)).isFile())
    .toSorted()
    .map((name) => ({
      name,
      text: readFileSync(join(folder, name), 'utf8'),
      ...(all.has(`${name}.br`) && { brotliBytes: statSync(join(folder, `${name}.br`)).size }),
    }))
}

/** The scripts that stand in a document of a build, with the document's name. */
export function inlineScripts(files: readonly BuiltText[], name = 'index.html'): readonly BuiltText[] {
  const html = files.find((file) => file.name === name)?.text ?? ''
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => ({ name, text }))
}
