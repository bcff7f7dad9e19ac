import { parseArgs } from 'node:util'

/** What the checker is asked to do. */
export interface Arguments {
  readonly origin: string
  readonly account: string
  readonly password: string
  readonly brand: string | null
  readonly clientId: string | null
  readonly region: string | null
  readonly storeOrigin: string | null
  readonly linkId: string | null
  /** Number and password of a prepaid card. */
  readonly card: { readonly number: string; readonly password: string } | null
  readonly writes: boolean
  readonly jsonFile: string | null
}

const options = {
  account: { type: 'string' },
  password: { type: 'string' },
  brand: { type: 'string' },
  client: { type: 'string' },
  region: { type: 'string' },
  store: { type: 'string' },
  link: { type: 'string' },
  card: { type: 'string' },
  write: { type: 'boolean', default: false },
  json: { type: 'string' },
} as const

/** Where the password may stand, so that it is in no list of processes. */
export const passwordVariable = 'CONTRACT_PASSWORD'

const usage =
  'npm run contract -- <api origin> --account <name> --password <password> [--brand watt] [--write] [--json file]'

/** Reads the command line. Throws one plain sentence for what is missing, unknown or unreadable. */
export function readArguments(
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Arguments {
  const { values, positionals } = parse(given)
  const [origin, ...rest] = positionals
  const password = values.password ?? environment[passwordVariable]
  if (origin === undefined || rest.length > 0) throw new Error(`Give one API origin: ${usage}`)
  if (!values.account || !password)
    throw new Error(`Give --account and --password (or ${passwordVariable}): ${usage}`)
  return {
    origin,
    account: values.account,
    password,
    brand: values.brand ?? null,
    clientId: values.client ?? null,
    region: values.region ?? null,
    storeOrigin: values.store ?? null,
    linkId: values.link ?? null,
    card: values.card === undefined ? null : readCard(values.card),
    writes: values.write,
    jsonFile: values.json ?? null,
  }
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options, allowPositionals: true })
  } catch (error) {
    // Node's own message goes on with advice about its syntax.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/)
    const names = Object.keys(options).map((name) => `--${name}`)
    throw new Error(`${reason}. Options: ${names.join(', ')}.`, { cause: error })
  }
}

function readCard(text: string): Arguments['card'] {
  const [number = '', password = '', ...rest] = text.split(':')
  if (number === '' || password === '' || rest.length > 0)
    throw new Error('--card is the number and the password of a prepaid card: --card 1234:5678')
  return { number, password }
}
