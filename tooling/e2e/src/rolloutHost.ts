import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '@topup/sandbox'
import { appsFolder } from '@topup/vite/apps'
import { unpackRelease } from './keptRelease.ts'
import { lastRelease } from './lastRelease.ts'
import { sandboxRelease } from './sandboxRelease.ts'

/** Two releases of watt and a sandbox, for tests that roll them out. */
export interface TwoReleases {
  /** A folder that everybody may enter. */
  readonly folder: string
  /** The release folders: the one that went out last, and what is built now. */
  readonly older: string
  readonly newer: string
  /** Lets the sandbox answer a store at this origin. */
  readonly welcome: (origin: string) => void
  readonly close: () => Promise<void>
}

/** Makes both releases and starts the sandbox that they call; `sandboxControl.ts` finds it. */
export async function makeTwoReleases(): Promise<TwoReleases> {
  const folder = mkdtempSync(join(tmpdir(), 'topup-rollouts-'))
  // A host runs as another user than who makes a release.
  chmodSync(folder, 0o755)
  const sandbox = await startSandbox({ port: 0, backupPorts: [0] })
  const sandboxOrigins = [sandbox.origin, ...sandbox.backupOrigins]
  process.env['SANDBOX'] = JSON.stringify(sandboxOrigins)
  const unpacked = join(folder, 'unpacked')
  unpackRelease(lastRelease, unpacked)
  const made = (version: string, build: string) =>
    sandboxRelease({ brand: 'watt', build, sandboxOrigins, version, target: folder })
  return {
    folder,
    older: await made('older', unpacked),
    newer: await made('newer', join(appsFolder, 'watt/dist-sandbox')),
    welcome: (origin) => sandbox.world.stores.set(origin, 'watt'),
    close: async () => {
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const programs = join(import.meta.dirname, '../../vite/src/rollout')

/** Runs `npm run rollout` or `npm run rollback` as a release engineer does, and returns what it says. Throws what it says where it fails. */
export const runRollout = (program: 'rollout' | 'rollback', ...line: readonly string[]): string =>
  execFileSync(process.execPath, [join(programs, `${program}.ts`), ...line], {
    encoding: 'utf8',
    stdio: 'pipe',
  })
