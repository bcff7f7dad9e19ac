import { readOptions } from '../apps/readOptions.ts'
import { storeAddress } from './storeAddress.ts'
import type { VerifiedAnswer } from './verifyStore.ts'

/** A store and the release that it was compared with. */
interface Verified {
  readonly origin: string
  readonly brand: string
  readonly version: string
  readonly answers: readonly VerifiedAnswer[]
}

/** How many differences there are. */
export const differenceCount = (answers: readonly VerifiedAnswer[]): number =>
  answers.reduce((sum, { differences }) => sum + differences.length, 0)

/** The result as a table: a row for each class of path, and under it every difference by its address. */
export function verifyReport({ origin, brand, version, answers }: Verified): string {
  const kinds = [...new Set(answers.map(({ kind }) => kind))]
  const width = Math.max(...kinds.map((kind) => kind.length))
  const rows = kinds.flatMap((kind) => {
    const own = answers.filter((answer) => answer.kind === kind)
    const wrong = own.filter(({ differences }) => differences.length > 0)
    return [
      `${wrong.length === 0 ? 'ok  ' : 'FAIL'}  ${kind.padEnd(width)}  ${String(own.length).padStart(4)}`,
      ...wrong.flatMap(({ path, differences }) => differences.map((text) => `        ${path}: ${text}`)),
    ]
  })
  const count = differenceCount(answers)
  const verdict =
    count === 0 ? 'no difference' : `${count} difference${count === 1 ? '' : 's'} from the release`
  return [
    `${brand} ${version} at ${origin}`,
    '',
    ...rows,
    '',
    `${answers.length} addresses, ${verdict}`,
  ].join('\n')
}

/** Which store is to be verified, and how. */
interface VerifyQuestion {
  /** As `https://pay.example.com`. */
  readonly origin: string
  /** The manifest of the release; null to take that of the version which the store names. */
  readonly manifest: string | null
  /** The manifests of older releases, whose assets have to be there too. */
  readonly previous: readonly string[]
  /** The deployment whose header sets are expected; null to take that of the host table. */
  readonly environment: 'production' | 'demo' | null
}

const usage =
  'npm run verify -- <address of the store> [--manifest <manifest.json>] [--previous <manifest.json>] [--environment production|demo]'

/** Reads the command line. Throws one plain sentence for what it cannot read, and the usage for `--help`. */
export function readVerifyArguments(given: readonly string[]): VerifyQuestion {
  const { values, positionals } = readOptions({
    args: [...given],
    allowPositionals: true,
    options: {
      manifest: { type: 'string' },
      previous: { type: 'string', multiple: true },
      environment: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help === true) throw new Error(usage)
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
  }
}

function environmentOf(named: string | undefined): VerifyQuestion['environment'] {
  if (named === undefined || named === 'production' || named === 'demo') return named ?? null
  throw new Error(`There is no deployment "${named}": production or demo. ${usage}`)
}
