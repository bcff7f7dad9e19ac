import { readOptions } from '@topup/vite/apps'
import type { ReadinessQuestion } from './readiness/readiness.ts'
import { environments } from './brands/statedTexts.ts'

/** What is asked for: some checks, or what is still open in some brands. */
export type Asked<Name extends string> =
  | { readonly kind: 'checks'; readonly names: readonly Name[]; readonly stores: readonly string[] }
  | ({ readonly kind: 'readiness' } & ReadinessQuestion)

/**
 * Reads `<check>… [--stores <brand>,…]` or `readiness [brand…] [--environment production|demo]`; without a brand it is
 * about all, without an environment about both. Stores are named only for checks of what was built. Throws one plain sentence
 * with the names that exist for anything else.
 */
export function readArguments<Name extends string>(
  given: readonly string[],
  known: {
    readonly checks: readonly Name[]
    readonly ofBuilds: readonly Name[]
    readonly brands: readonly string[]
  },
): Asked<Name> {
  if (given[0] === 'readiness') return readQuestion(given.slice(1), known.brands)
  const { values, positionals } = readOptions({
    args: [...given],
    allowPositionals: true,
    options: { stores: { type: 'string' } },
  })
  const { stores } = values
  const checks = `Checks: ${known.checks.join(', ')}, and readiness.`
  if (positionals.length === 0) throw new Error(`Name a check. ${checks}`)
  const names = positionals.map((name) => {
    const check = known.checks.find((each) => each === name)
    if (check === undefined) throw new Error(`There is no check "${name}". ${checks}`)
    return check
  })
  const other = names.find((name) => !known.ofBuilds.includes(name))
  if (stores !== undefined && other !== undefined)
    throw new Error(`The check "${other}" is about all stores: --stores is for ${known.ofBuilds.join(', ')}.`)
  return { kind: 'checks', names, stores: brandsOf(stores?.split(',') ?? [], known.brands) }
}

function readQuestion(
  given: readonly string[],
  brands: readonly string[],
): { readonly kind: 'readiness' } & ReadinessQuestion {
  const { values, positionals } = readOptions({
    args: [...given],
    allowPositionals: true,
    options: { environment: { type: 'string' } },
  })
  const environment = environments.find((each) => each === values.environment) ?? null
  if (values.environment !== undefined && environment === null)
    throw new Error(`There is no environment "${values.environment}": ${environments.join(' or ')}.`)
  return { kind: 'readiness', brands: brandsOf(positionals, brands), environment }
}

function brandsOf(wanted: readonly string[], brands: readonly string[]): readonly string[] {
  const unknown = wanted.find((brand) => !brands.includes(brand))
  if (unknown !== undefined) throw new Error(`There is no brand "${unknown}". Brands: ${brands.join(', ')}.`)
  return wanted.length === 0 ? brands : wanted
}
