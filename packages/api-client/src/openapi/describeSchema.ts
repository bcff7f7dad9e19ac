import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import { readFileSync, readdirSync } from 'node:fs'
import type * as v from 'valibot'
import { errorCodes, errorReasons } from '../contract/errorCodes.ts'
import * as contract from '../contract/index.ts'
import {
  localisedText,
  optionalAmount,
  optionalCurrency,
  optionalId,
  optionalNumber,
  optionalText,
  optionalTime,
  strictId,
  wireAmount,
  wireCurrency,
  wireFlag,
  wireId,
  wireNumber,
  wireRate,
} from '../contract/wire.ts'
import { allProviders } from '../providers/allProviders.ts'
import type { PaymentProvider } from '../providers/paymentProvider.ts'

/** A piece of a JSON document. */
export type Json = Readonly<Record<string, unknown>>

function componentName(name: string): string {
  const stem = name.replace(/Schema$/, '')
  return stem.charAt(0).toUpperCase() + stem.slice(1)
}

/** What the document defines once and refers to: the wire's basic types and every exported `xxxSchema`. */
const components: ReadonlyMap<string, v.GenericSchema> = new Map<string, v.GenericSchema>([
  ['WireId', wireId],
  ['WireNumber', wireNumber],
  ['WireRate', wireRate],
  ['WireFlag', wireFlag],
  ['WireCurrency', wireCurrency],
  ['OptionalCurrency', optionalCurrency],
  ['OptionalId', optionalId],
  ['StrictId', strictId],
  ['OptionalNumber', optionalNumber],
  ['WireAmount', wireAmount],
  ['OptionalAmount', optionalAmount],
  ['OptionalTime', optionalTime],
  ['OptionalText', optionalText],
  ['LocalisedText', localisedText],
  ...Object.entries(contract)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, value]): readonly [string, v.GenericSchema][] =>
      name.endsWith('Schema') ? [[componentName(name), value as v.GenericSchema]] : [],
    ),
])

function convert(schema: v.GenericSchema, referable: Iterable<readonly [string, v.GenericSchema]>): Json {
  const config: ConversionConfig = {
    target: 'draft-2020-12',
    typeMode: 'input',
    definitions: Object.fromEntries(referable),
    // Integers in the answer's text may have any length: those that JavaScript would round are read as text.
    overrideAction: ({ valibotAction }) =>
      valibotAction.type === 'safe_integer' ? { type: 'integer' } : undefined,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  }
  const { $defs: _definitions, $schema: _dialect, ...described } = toJsonSchema(schema, config)
  return described
}

/** A schema as JSON Schema; what has a name is a reference. */
export function describeSchema(schema: v.GenericSchema): Json {
  return convert(schema, components)
}

/** All named schemas, each defined once, with the docstring that `docs` holds for its name. */
export function describeComponents(docs: ReadonlyMap<string, string>): Json {
  const descriptions = new Map([...docs].map(([exported, text]) => [componentName(exported), text]))
  return Object.fromEntries(
    [...components].map(([name, schema]) => {
      const others = [...components].filter(([other]) => other !== name)
      return [name, { description: descriptions.get(name), ...convert(schema, others) }]
    }),
  )
}

/** The fields of a request, each with its schema; all of them text. */
export interface Fields {
  readonly properties: Readonly<Record<string, Json>>
  readonly required: readonly string[]
}

/** What is null or missing is left out of a query; null is never sent. */
function withoutNull(described: Json): Json {
  const isOptionalText = JSON.stringify(described) === '{"anyOf":[{"type":"string"},{"type":"null"}]}'
  return isOptionalText || described['$ref'] === '#/components/schemas/OptionalText'
    ? { type: 'string' }
    : described
}

/** The fields of a request's schema. */
export function fieldsOf(schema: v.GenericSchema): Fields {
  const { properties = {}, required = [] } = describeSchema(schema) as Partial<Fields>
  const entries = Object.entries(properties).map(
    ([name, described]) => [name, withoutNull(described)] as const,
  )
  return { properties: Object.fromEntries(entries), required }
}

/** A parameter's name in the document: the same name may be needed by one call and be optional in another. */
function keyOf(name: string, isRequired: boolean, described: Json): string {
  const kind = 'enum' in described ? 'Choice' : ''
  return `${name}${kind}${isRequired ? '' : 'Optional'}`
}

/** Collects parameters, so that each is defined once. */
export function createParameterRegistry() {
  const parameters = new Map<string, Json>()
  return {
    /** The parameters of a request, each with its example, as references to the collected ones. */
    refer(
      { properties, required }: Fields,
      exampleOf: (name: string) => string | undefined,
    ): readonly Json[] {
      return Object.entries(properties).map(([name, described]) => {
        const isRequired = required.includes(name)
        const example = exampleOf(name)
        const parameter = { name, in: 'query', required: isRequired, schema: described, example }
        const key = keyOf(name, isRequired, described)
        const known = parameters.get(key)
        if (known !== undefined && JSON.stringify(known) !== JSON.stringify(parameter)) return parameter
        parameters.set(key, parameter)
        return { $ref: `#/components/parameters/${key}` }
      })
    },
    entries: () => Object.fromEntries(parameters),
  }
}

const row = /\/\*\*((?:(?!\*\/|\/\*\*)[\s\S])*)\*\/\s*(\w+): \{ code: /g

/** The sentences above the rows of `errorCodes`, by reason. */
export function readMeanings(): ReadonlyMap<string, string> {
  const source = readFileSync(new URL('../contract/errorCodes.ts', import.meta.url), 'utf8')
  return new Map(
    [...source.matchAll(row)].map(([, comment = '', reason = '']) => [reason, plainComment(comment)]),
  )
}

/**
 * A markdown list of the error codes and what they mean. Throws for a row without a sentence.
 * Source: decision 33 "the schema is its documentation".
 */
export function describeErrorCodes(): string {
  const meanings = readMeanings()
  const lines = errorReasons().map((reason) => {
    const meaning = meanings.get(reason)
    if (meaning === undefined) throw new Error(`errorCodes.ts does not say what ${reason} means`)
    const known = errorCodes[reason]
    const calls = 'calls' in known ? ` (only of ${known.calls.join(', ')})` : ''
    return `- ${known.code}${calls}: ${meaning}`
  })
  return lines.join('\n')
}

/** What a starter takes besides the common parameters. */
function parametersOf(provider: PaymentProvider): string {
  switch (provider.kind) {
    case 'link':
      return `\`${provider.channelParameter}\``
    case 'inGameCard':
      return '`channel_id` and the card'
    case 'cardRecharge':
      return 'the card'
  }
}

/**
 * A markdown list of the channels of payment methods and the starters that they lead to, made from the providers' rows.
 * Source: spec §9 "Payment channel ids", decision 11.
 */
export function describeStarters(): string {
  const lines = allProviders
    .flatMap((provider) => provider.channelIds.map((channel) => ({ channel, provider })))
    .sort((one, other) => one.channel - other.channel)
    .map(({ channel, provider }) => `- ${channel}: \`${provider.path}\` with ${parametersOf(provider)}`)
  return [
    'The `channel_id` of a payment method decides which starter makes the order; a method with any other number cannot be paid.',
    lines.join('\n'),
  ].join('\n\n')
}

const documented = /\/\*\*((?:(?!\*\/|\/\*\*)[\s\S])*)\*\/\s*export const (\w+)/g

/** The docstrings of a folder's exports by name, so that the document has the same descriptions. */
export function readDocs(folder: 'contract' | 'providers'): ReadonlyMap<string, string> {
  const url = new URL(`../${folder}/`, import.meta.url)
  const files = readdirSync(url).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return new Map(
    files.flatMap((name) =>
      [...readFileSync(new URL(name, url), 'utf8').matchAll(documented)].map(
        ([, comment = '', exported = '']) => [exported, plainComment(comment)] as const,
      ),
    ),
  )
}

/** A docstring as running text, without its stars and without its source. */
function plainComment(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trim())
  return lines
    .join(' ')
    .replace(/(?<!\s)\s*Source: [^]*$/, '')
    .trim()
}
