import { readOptions } from '@topup/vite/apps'

/** A test account. */
export interface Login {
  readonly account: string
  readonly password: string
}

/** What the walk is asked to do. */
export type Arguments = ReturnType<typeof readArguments>

const options = {
  account: { type: 'string' },
  password: { type: 'string' },
  pay: { type: 'boolean', default: false },
  quick: { type: 'boolean', default: false },
  link: { type: 'string' },
} as const

/** Where the password may stand, so that it is in no list of processes. */
export const passwordVariable = 'SMOKE_PASSWORD'

const usage =
  'npm run smoke -- <address of a store> … [--account <name> --password <password>] [--link <id>] [--quick] [--pay]\n' +
  'npm run smoke -- sandbox [watt ko …] [--quick] [--pay]'

/** Reads the command line. Throws one plain sentence for what is missing, unknown or unreadable. */
export function readArguments(
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
) {
  const { values, positionals } = parse(given)
  const [first, ...others] = positionals
  if (first === undefined) throw new Error(`Name a store: ${usage}`)
  const login = readLogin(values, environment)
  const isSandbox = first === 'sandbox'
  if (isSandbox && (login !== null || values.link !== undefined))
    throw new Error(`The sandbox has accounts and links of its own: ${usage}`)
  if (!isSandbox && values.pay && login === null)
    throw new Error(`--pay needs an account to pay with: ${usage}`)
  return {
    /** The stores to walk, by address; or stores of this checkout with a sandbox, by brand, none named for all. */
    stores: isSandbox
      ? ({ kind: 'sandbox', keys: others } as const)
      : ({ kind: 'addresses', urls: positionals } as const),
    login,
    pays: values.pay,
    /** One language, one layout, one phone and one method: whether the store lives, in well under a minute. */
    isQuick: values.quick,
    linkId: values.link ?? null,
  }
}

function readLogin(
  values: { readonly account?: string; readonly password?: string },
  environment: Readonly<Record<string, string | undefined>>,
): Login | null {
  const { account } = values
  const password = values.password ?? (account === undefined ? undefined : environment[passwordVariable])
  if (account === undefined && password === undefined) return null
  if (!account || !password)
    throw new Error(`Give --account and --password (or ${passwordVariable}) together: ${usage}`)
  return { account, password }
}

function parse(given: readonly string[]) {
  try {
    return readOptions({ args: [...given], allowPositionals: true, options })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}
