import { readOptions } from '@topup/vite/apps'

/** What the checker is asked to do. */
export type Arguments = ReturnType<typeof readArguments>

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
) {
  const { values, positionals } = readOptions({ args: [...given], options, allowPositionals: true })
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
    /** Number and password of a prepaid card. */
    card: values.card === undefined ? null : readCard(values.card),
    writes: values.write,
    jsonFile: values.json ?? null,
  }
}

function readCard(text: string) {
  const [number = '', password = '', ...rest] = text.split(':')
  if (number === '' || password === '' || rest.length > 0)
    throw new Error('--card is the number and the password of a prepaid card: --card 1234:5678')
  return { number, password }
}
