import { parseArgs } from 'node:util'
import type { ReadinessQuestion } from './readiness/readiness.ts'
import { environments } from './readiness/statedTexts.ts'

/** What is asked for: one check, or what is left to settle in some brands. */
export type Asked<Name extends string> =
  | { readonly kind: 'check'; readonly name: Name }
  | ({ readonly kind: 'readiness' } & ReadinessQuestion)

/**
 * Reads `<check>` or `readiness [brand…] [--environment production|demo] [--json]`; without a brand it is about all, without
 * an environment about both. Throws one plain sentence with the names that exist for anything else.
 */
export function readArguments<Name extends string>(
  given: readonly string[],
  known: { readonly checks: readonly Name[]; readonly brands: readonly string[] },
): Asked<Name> {
  if (given[0] === 'readiness') return readQuestion(given.slice(1), known.brands)
  const [name = '', ...more] = positionalsOf(given)
  const checks = `Checks: ${known.checks.join(', ')}, and readiness.`
  if (name === '') throw new Error(`Name a check. ${checks}`)
  const check = known.checks.find((each) => each === name)
  if (check === undefined) throw new Error(`There is no check "${name}". ${checks}`)
  if (more.length > 0) throw new Error(`A check takes no more than its name, but got "${more.join(' ')}".`)
  return { kind: 'check', name: check }
}

function readQuestion(
  given: readonly string[],
  brands: readonly string[],
): { readonly kind: 'readiness' } & ReadinessQuestion {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: { environment: { type: 'string' }, json: { type: 'boolean', default: false } },
  })
  const environment = environments.find((each) => each === values.environment) ?? null
  if (values.environment !== undefined && environment === null)
    throw new Error(`There is no environment "${values.environment}": ${environments.join(' or ')}.`)
  return { kind: 'readiness', brands: brandsOf(positionals, brands), environment, isJson: values.json }
}

function brandsOf(wanted: readonly string[], brands: readonly string[]): readonly string[] {
  const unknown = wanted.find((brand) => !brands.includes(brand))
  if (unknown !== undefined) throw new Error(`There is no brand "${unknown}". Brands: ${brands.join(', ')}.`)
  return wanted.length === 0 ? brands : wanted
}

function positionalsOf(given: readonly string[]): readonly string[] {
  const { positionals, tokens } = parseArgs({
    args: [...given],
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const option = tokens.find((token) => token.kind === 'option')
  if (option !== undefined) throw new Error(`There is no option "${option.rawName}": name a check.`)
  return positionals
}
