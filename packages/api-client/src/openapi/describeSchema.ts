import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
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
