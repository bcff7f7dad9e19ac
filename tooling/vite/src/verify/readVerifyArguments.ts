import { parseArgs } from 'node:util'
import { storeAddress } from './storeAddress.ts'

/** Which store is to be verified, and how. */
export interface VerifyQuestion {
  /** As `https://pay.example.com`. */
  readonly origin: string
  /** The manifest of the release; null to take that of the version which the store names. */
  readonly manifest: string | null
  /** The manifests of older releases, whose assets have to be there too. */
  readonly previous: readonly string[]
  /** The deployment whose header sets are expected; null to take that of the host table. */
  readonly environment: 'production' | 'demo' | null
  readonly form: 'table' | 'json'
}

const usage =
  'npm run verify -- <address of the store> [--manifest <manifest.json>] [--previous <manifest.json>] [--environment production|demo] [--json]'

/** Reads the command line. Throws one plain sentence for what it cannot read. */
export function readVerifyArguments(given: readonly string[]): VerifyQuestion {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      manifest: { type: 'string' },
      previous: { type: 'string', multiple: true },
      environment: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  const [address = ''] = positionals
  const url = storeAddress(address)
  if (positionals.length !== 1 || url === null) throw new Error(`Name one store: ${usage}`)
  if (!['http:', 'https:'].includes(url.protocol) || url.pathname !== '/')
    throw new Error(`A store stands at the root of its host, as ${url.origin}: ${usage}`)
  return {
    origin: url.origin,
    manifest: values.manifest ?? null,
    previous: values.previous ?? [],
    environment: environmentOf(values.environment),
    form: values.json === true ? 'json' : 'table',
  }
}

function environmentOf(named: string | undefined): VerifyQuestion['environment'] {
  if (named === undefined || named === 'production' || named === 'demo') return named ?? null
  throw new Error(`There is no deployment "${named}": production or demo. ${usage}`)
}
