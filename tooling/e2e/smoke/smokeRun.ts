import type { BrandConfig } from '@topup/domain'
import type { Login } from './readArguments.ts'
import type { KnownBrand, Target } from './target.ts'

/** One store that is walked. */
export interface SmokeStore {
  /** Brand and host; the name of its project in the report. */
  readonly name: string
  readonly target: Target
  /** Hosts that the store is meant to call, as origins; on this machine those that it names itself. */
  readonly hosts: readonly string[]
  /** The facts of its brand, as its deployment has them; null where it is not the brand that is meant, or of no brand. */
  readonly brand: BrandConfig | null
  readonly login: Login | null
  readonly linkId: string | null
}

/** What one command walks. */
export interface SmokeRun {
  readonly stores: readonly SmokeStore[]
  /** The host tables of all brands. */
  readonly tables: readonly KnownBrand[]
  readonly pays: boolean
  /** One language, one layout, one phone and one method. */
  readonly isQuick: boolean
}

/** Where the command leaves what is walked for Playwright's processes. */
export const runVariable = 'SMOKE_RUN'

/** Reads what is walked. Throws where Playwright was not started by the command. */
export function readRun(): SmokeRun {
  const text = process.env[runVariable]
  if (text === undefined) throw new Error('Start the walk with: npm run smoke -- <address of a store>')
  return JSON.parse(text) as SmokeRun
}
