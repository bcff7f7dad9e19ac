import { parseArgs } from 'node:util'

/** Where a rollout or a rollback goes, and what is run after the pointer has moved. */
interface HostQuestion {
  /** The folder of the store on its host. */
  readonly to: string
  /** A command line for the shell; null to run nothing. */
  readonly reload: string | null
}

/** A release for a host. */
export interface RolloutQuestion extends HostQuestion {
  /** A folder, or the name of a release. */
  readonly release: string
  readonly players: 'everyone' | 'canary'
}

const rolloutUsage =
  'npm run rollout -- <release> --to <folder of the store on its host> [--canary] [--reload "nginx -s reload"]'
const rollbackUsage =
  'npm run rollback -- --to <folder of the store on its host> [--reload "nginx -s reload"]'

const read = (given: readonly string[]) =>
  parseArgs({
    args: [...given],
    allowPositionals: true,
    options: { to: { type: 'string' }, reload: { type: 'string' }, canary: { type: 'boolean' } },
  })

/** Reads the line of `rollout`. Throws one plain sentence for what it cannot read. */
export function readRolloutArguments(given: readonly string[]): RolloutQuestion {
  const { values, positionals } = read(given)
  const [release] = positionals
  if (release === undefined || positionals.length > 1) throw new Error(`Name one release: ${rolloutUsage}`)
  if (values.to === undefined || values.to === '') throw new Error(`Say where to: ${rolloutUsage}`)
  const players = values.canary === true ? 'canary' : 'everyone'
  return { release, to: values.to, reload: values.reload ?? null, players }
}

/** Reads the line of `rollback`. Throws one plain sentence for what it cannot read. */
export function readRollbackArguments(given: readonly string[]): HostQuestion {
  const { values, positionals } = read(given)
  const isPlain = positionals.length === 0 && values.canary === undefined
  if (!isPlain || values.to === undefined || values.to === '')
    throw new Error(`Name the folder alone: ${rollbackUsage}`)
  return { to: values.to, reload: values.reload ?? null }
}
