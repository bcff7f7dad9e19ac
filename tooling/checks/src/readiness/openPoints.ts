import type { BrandConfig } from '@topup/domain'
import { assumptions } from './assumptions.ts'
import { environments, statedTexts } from './statedTexts.ts'
import type { Environment } from './statedTexts.ts'
import { supplierOf } from './suppliers.ts'

/** Something that has to be settled before a release. */
export interface OpenPoint {
  readonly brand: string
  readonly environments: readonly Environment[]
  readonly kind: 'placeholder' | 'missing' | 'assumption'
  readonly field: string
  readonly value: string
  /** File and line, from the root of the repository. */
  readonly place: string
  /** Who has the answer. */
  readonly supplier: string
}

/** What is left to settle for one brand; `source` is the text of its `brand.ts`. Source: decisions 37, 52, 64 and 65. */
export function openPoints(
  brand: BrandConfig,
  source: string,
  wanted: readonly Environment[] = environments,
): readonly OpenPoint[] {
  const file = `apps/${brand.key}/src/brand.ts`
  return statedTexts(brand)
    .filter((text) => text.environments.some((each) => wanted.includes(each)))
    .flatMap((text): readonly OpenPoint[] => {
      const kind = openKind(brand.key, text)
      if (kind === null) return []
      return [
        {
          ...text,
          brand: brand.key,
          kind,
          place: `${file}:${lineOf(source, text)}`,
          supplier: supplierOf(text.field),
        },
      ]
    })
}

/** What is left to settle for all brands at once: the licence of this code, and what is assumed of the service. */
export function sharedPoints(hasLicence: boolean): readonly OpenPoint[] {
  const shared = { brand: 'all', environments }
  return [
    ...(hasLicence
      ? []
      : [
          {
            ...shared,
            kind: 'missing' as const,
            field: 'LICENSE',
            value: '',
            place: 'LICENSE:1',
            supplier: supplierOf('LICENSE'),
          },
        ]),
    ...assumptions.map(({ field, assumed }) => ({
      ...shared,
      kind: 'assumption' as const,
      field: `wire.${field}`,
      value: assumed,
      place: 'tooling/checks/src/readiness/assumptions.ts:1',
      supplier: supplierOf('wire'),
    })),
  ]
}

/**
 * Placeholders are told by their form: hosts under `.example`, ids that begin with the brand's key, the login client ids
 * that were made up for sixteen brands (900101 to 901616, the last two pairs alike), texts that begin with "placeholder".
 */
function openKind(key: string, { field, value }: { readonly field: string; readonly value: string }) {
  if (value.trim() === '') return 'missing'
  const isOpen =
    /(?:^|[.@/])[\w.-]*\.example(?:$|[/?#:])/.test(value) ||
    value.startsWith(`${key}-`) ||
    (field.endsWith('login.clientId') && /^90(\d\d)\1$/.test(value)) ||
    /^placeholder/i.test(value)
  // Nobody has confirmed what a region is charged in.
  if (field.startsWith('currencies.')) return 'assumption'
  return isOpen ? 'placeholder' : null
}

/** The first line that holds the value, or the name of the field where it has none. */
function lineOf(
  source: string,
  { field, value }: { readonly field: string; readonly value: string },
): number {
  const wanted = value === '' ? (field.split('.').at(-2) ?? field) : value
  return source.split('\n').findIndex((line) => line.includes(wanted)) + 1
}
