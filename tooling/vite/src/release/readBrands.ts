import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { appsFolder } from '../apps/readBrandApp.ts'

/** What is to be released: these brands, or those that changed since a tag or commit. */
export type ReleaseQuestion =
  | { readonly kind: 'brands'; readonly brands: readonly string[] }
  | { readonly kind: 'since'; readonly since: string }

const usage = 'Name brands, or all, or --since <tag>.'

/** Reads `<brand…>`, `all` or `--since <tag>`. Throws one plain sentence for anything else. */
export function readReleaseArguments(given: readonly string[], known: readonly string[]): ReleaseQuestion {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: { since: { type: 'string' } },
  })
  if (values.since !== undefined) {
    if (positionals.length > 0 || values.since === '') throw new Error(usage)
    return { kind: 'since', since: values.since }
  }
  if (positionals.length === 0) throw new Error(`${usage} Brands: ${known.join(', ')}.`)
  if (positionals.length === 1 && positionals[0] === 'all') return { kind: 'brands', brands: known }
  const unknown = positionals.find((brand) => !known.includes(brand))
  if (unknown !== undefined) throw new Error(`There is no brand "${unknown}". Brands: ${known.join(', ')}.`)
  return { kind: 'brands', brands: [...new Set(positionals)] }
}

/** The name of a brand's package: in kebab-case, so not always its key. */
export function packageOf(key: string): string {
  const { name } = JSON.parse(readFileSync(join(appsFolder, key, 'package.json'), 'utf8')) as { name: string }
  return name
}
