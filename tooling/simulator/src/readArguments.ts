import { parseArgs } from 'node:util'

/** What the simulator is asked to do. */
export interface Arguments {
  /** The first seed, or several of them. */
  readonly seeds: readonly number[]
  /** How many runs begin at each of them. */
  readonly runs: number
  /** Prints every step. */
  readonly isTraced: boolean
  /** Goes on after a run that broke a rule. */
  readonly keepsGoing: boolean
  readonly isJson: boolean
  /** A rule of the store to break first: a name from `mutants.ts`. */
  readonly mutant: string | null
}

const options = {
  seed: { type: 'string', default: '1' },
  runs: { type: 'string', default: '1000' },
  trace: { type: 'boolean', default: false },
  keepGoing: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  mutant: { type: 'string' },
} as const

/** Reads the command line. Throws one plain sentence for an unknown option, a value that is no number or an unknown mutant. */
export function readArguments(given: readonly string[], mutants: readonly string[]): Arguments {
  const { seed, runs, trace, keepGoing, json, mutant } = parse(given)
  if (mutant !== undefined && !mutants.includes(mutant))
    throw new Error(`There is no mutant "${mutant}". Mutants: ${mutants.join(', ')}.`)
  return {
    seeds: seed.split(',').map((each) => wholeNumber('seed', each, 0)),
    runs: wholeNumber('runs', runs, 1),
    isTraced: trace,
    keepsGoing: keepGoing,
    isJson: json,
    mutant: mutant ?? null,
  }
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options }).values
  } catch (error) {
    // Node's own message goes on with advice about its syntax.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/)
    const names = Object.keys(options).map((name) => `--${name}`)
    throw new Error(`${reason}. Options: ${names.join(', ')}.`, { cause: error })
  }
}

/** Far above any run, and far below where adding 1 to a number stops to change it. */
const most = 999_999_999_999

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new Error(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`)
}
