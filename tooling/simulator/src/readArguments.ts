import { parseArgs } from 'node:util'

/** What the simulator is asked to do. */
export type Arguments = ReturnType<typeof readArguments>

const options = {
  seed: { type: 'string', default: '1' },
  runs: { type: 'string', default: '1000' },
  trace: { type: 'boolean', default: false },
  keepGoing: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  mutant: { type: 'string' },
} as const

/** Reads the command line. Throws one plain sentence for an unknown option, a value that is no number or an unknown mutant. */
export function readArguments(given: readonly string[], mutants: readonly string[]) {
  const { seed, runs, mutant = null, ...rest } = parse(given)
  if (mutant !== null && !mutants.includes(mutant))
    throw new Error(`There is no mutant "${mutant}". Mutants: ${mutants.join(', ')}.`)
  return {
    /** The first seed, or several of them. */
    seeds: seed.split(',').map((each) => wholeNumber('seed', each, 0)),
    /** How many runs begin at each of them. */
    runs: wholeNumber('runs', runs, 1),
    /** A rule of the store to break first: a name from `mutants.ts`. */
    mutant,
    /** `trace` prints every step; `keepGoing` goes on after a run that broke a rule. */
    ...rest,
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

/** Twelve digits: far above any run, and far below where adding 1 to a number stops to change it. */
function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text)
  if (/^\d{1,12}$/.test(text) && number >= least) return number
  throw new Error(`--${name} must be a whole number from ${least} to 999999999999, not "${text}".`)
}
