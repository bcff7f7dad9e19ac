import { parseArgs } from 'node:util'

/** Which reports are to be resolved, and with which release. */
export interface StackQuestion {
  /** A file of JSON. */
  readonly reports: string
  /** The folder of a release. */
  readonly release: string
}

const usage = 'npm run stack -- <reports.json> --release <folder of the release>'

/** Reads the command line. Throws one plain sentence for what it cannot read. */
export function readStackArguments(given: readonly string[]): StackQuestion {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: { release: { type: 'string' } },
  })
  const [reports = ''] = positionals
  const { release = '' } = values
  if (positionals.length !== 1 || reports === '' || release === '')
    throw new Error(`Name one file of reports and one release: ${usage}`)
  return { reports, release }
}
