import { parseArgs } from 'node:util'

/** Which store is to be verified, and how. */
export interface VerifyQuestion {
  /** As `https://pay.example.com`. */
  readonly origin: string
  /** The manifest of the release; null to take that of the version which the store names. */
  readonly manifest: string | null
  /** The manifests of older releases, whose assets have to be there too. */
  readonly previous: readonly string[]
  readonly form: 'table' | 'json'
}

const usage =
  'npm run verify -- <address of the store> [--manifest <manifest.json>] [--previous <manifest.json>] [--json]'

/** Reads the command line. Throws one plain sentence for what it cannot read. */
export function readVerifyArguments(given: readonly string[]): VerifyQuestion {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      manifest: { type: 'string' },
      previous: { type: 'string', multiple: true },
      json: { type: 'boolean' },
    },
  })
  const [address = ''] = positionals
  if (positionals.length !== 1 || !URL.canParse(address)) throw new Error(`Name one store: ${usage}`)
  const url = new URL(address)
  if (!['http:', 'https:'].includes(url.protocol) || url.pathname !== '/')
    throw new Error(`A store stands at the root of its host, as ${url.origin}: ${usage}`)
  return {
    origin: url.origin,
    manifest: values.manifest ?? null,
    previous: values.previous ?? [],
    form: values.json === true ? 'json' : 'table',
  }
}
