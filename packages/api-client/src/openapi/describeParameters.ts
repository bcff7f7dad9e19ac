import type * as v from 'valibot'
import { describeSchema, type Json } from './describeSchema.ts'

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
