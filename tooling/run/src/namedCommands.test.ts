import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rootFolder } from './runCommand.ts'

interface Manifest {
  readonly name: string
  readonly scripts?: Readonly<Record<string, string>>
}

const read = (file: string) => readFileSync(join(rootFolder, file), 'utf8')
const manifestAt = (file: string) => JSON.parse(read(file)) as Manifest
const root = manifestAt('package.json')
const packages = globSync('{apps,packages,tooling}/*/package.json', { cwd: rootFolder }).map(manifestAt)

const names = execFileSync('git', ['ls-files', '*.md', '*.mdx', '*.ts', '*.tsx', '*.mjs', '*.yml', '*.css'], {
  cwd: rootFolder,
  encoding: 'utf8',
  maxBuffer: 16 * 1024 * 1024,
})
  .split('\n')
  .filter((name) => name !== '' && !/\.test\.tsx?$/.test(name) && existsSync(join(rootFolder, name)))

/** Every place where a text matches, as `file: what stands there`. */
const places = (form: RegExp) =>
  names.flatMap((name) => [...read(name).matchAll(form)].map((found) => ({ name, found })))

test('no text tells to run pnpm by itself: it is on no path but through npx or a script', () => {
  const bare = places(
    /(?:`|\bRun: |\brun |&& |^\s*)(?:[A-Z_]+=\S+ )?pnpm (?:-\w+ )?(?:--filter|[a-z][\w:-]*)(?=[ `'.])/gm,
  )
  expect(bare.map(({ name, found: [text] }) => `${name}: ${text.trim()}`)).toEqual([])
})

test('every script that a text names with npm run is one of the root', () => {
  const named = places(/(?<!\w )\bnpm run (?:-s )?([a-z][\w:]*)/g)
  expect(named.length).toBeGreaterThan(50)
  const unknown = named.filter(({ found: [, script = ''] }) => root.scripts?.[script] === undefined)
  expect(unknown.map(({ name, found: [text] }) => `${name}: ${text}`)).toEqual([])
})

test('every script of a package that a text names is one of that package', () => {
  const named = places(/npx pnpm --filter (@topup\/[\w-]+) (?:run )?(?!run\b)([\w:-]+)/g)
  expect(named.length).toBeGreaterThan(5)
  const unknown = named.filter(({ found: [, wanted, script = ''] }) => {
    const scripts = packages.find(({ name }) => name === wanted)?.scripts
    return script !== 'exec' && scripts?.[script] === undefined
  })
  expect(unknown.map(({ name, found: [text] }) => `${name}: ${text}`)).toEqual([])
})
