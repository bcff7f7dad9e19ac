import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { rootFolder } from '../../repository/folders.ts'

/** Settings of `pnpm-workspace.yaml` that say what may be installed. Source: faults A-06. */
const policies = ['minimumReleaseAge', 'trustPolicy', 'blockExoticSubdeps', 'allowBuilds'] as const

/** The settings of this repository, by name. */
export type Policy = Readonly<Partial<Record<(typeof policies)[number], unknown>>>

/** What this repository allows. */
export function ownPolicy(): Policy {
  const settings = parse(readFileSync(join(rootFolder, 'pnpm-workspace.yaml'), 'utf8')) as Policy
  return Object.fromEntries(policies.map((name) => [name, settings[name]]))
}

/** A project in a folder of its own. */
export interface Project {
  readonly folder: string
  readonly run: (...line: readonly string[]) => Promise<{ readonly isFine: boolean; readonly output: string }>
  readonly remove: () => void
}

/** Makes a project that installs from one registry, with a store and a cache that nobody else has. */
export function makeProject(
  registry: string,
  policy: Policy,
  dependencies: Readonly<Record<string, string>>,
): Project {
  const folder = mkdtempSync(join(tmpdir(), 'topup-policy-'))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('package.json', JSON.stringify({ name: 'project', private: true, dependencies }))
  setPolicy(folder, policy)
  write('.npmrc', `registry=${registry}\n`)
  return {
    folder,
    run: (...line) => pnpm(folder, [...line, '--registry', registry, '--store-dir', join(folder, 'store')]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Gives a project other settings. */
export function setPolicy(folder: string, policy: Policy): void {
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), stringify(policy))
}

function pnpm(folder: string, line: readonly string[]) {
  const program = join(rootFolder, 'node_modules/.bin/pnpm')
  if (!existsSync(program)) throw new Error(`There is no ${program}`)
  const env = {
    ...process.env,
    CI: '1',
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_STATE_HOME: join(folder, 'state'),
  }
  return new Promise<{ readonly isFine: boolean; readonly output: string }>((resolve, reject) => {
    const child = spawn(program, [...line], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => (output += piece.toString('utf8')))
    child.once('error', reject)
    child.once('exit', (code) => resolve({ isFine: code === 0, output }))
  })
}
