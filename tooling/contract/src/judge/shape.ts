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
  wireStatus,
} from '@topup/api-client/contract'
import { ownValue } from '@topup/domain'
import type * as v from 'valibot'

/** The basic types of the wire that have more than one form. */
export type Leaf = 'id' | 'number' | 'currency' | 'text' | 'switch' | 'localised'

const leaves: ReadonlyMap<unknown, Leaf> = new Map<unknown, Leaf>([
  [wireId, 'id'],
  [optionalId.wrapped, 'id'],
  [strictId.wrapped, 'id'],
  [wireCurrency, 'currency'],
  [optionalCurrency.wrapped, 'currency'],
  [wireNumber, 'number'],
  [wireRate, 'number'],
  [optionalNumber.wrapped, 'number'],
  [wireAmount, 'number'],
  [wireStatus, 'number'],
  [optionalAmount.wrapped, 'number'],
  [optionalTime.wrapped, 'number'],
  [optionalText.wrapped, 'text'],
  [wireFlag.wrapped, 'switch'],
  [localisedText.wrapped, 'localised'],
])

/** What a schema says of its own making; valibot states the members for each type of schema alone. */
interface Shape {
  readonly type: string
  readonly wrapped?: v.GenericSchema
  /** Of an object. */
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  /** Of a list. */
  readonly item?: v.GenericSchema
  /** Of a map. */
  readonly value?: v.GenericSchema
  /** Of a choice: the field that says which of the options it is. */
  readonly key?: string
  readonly options?: readonly v.GenericSchema[]
}

/** Whether null is as good as nothing at this place. */
export const mayBeNull = (schema: v.GenericSchema): boolean => /^(?:nullish|nullable)$/.test(schema.type)

/** What a schema says of one place, without the marks that it may be missing. A leaf has no members. */
export function shapeOf(schema: v.GenericSchema): Partial<Shape> & { readonly leaf?: Leaf } {
  // The library types no schema by what all of them have.
  const shape = schema as unknown as Shape
  if (shape.wrapped !== undefined) return shapeOf(shape.wrapped)
  const leaf = leaves.get(schema)
  return leaf === undefined ? shape : { leaf }
}

/** The fields that name a row of a list: its ids. */
export const idFields = (item: v.GenericSchema): readonly string[] =>
  Object.entries(shapeOf(item).entries ?? {}).flatMap(([name, schema]) =>
    schema === wireId || (schema === strictId && name.endsWith('_id')) ? [name] : [],
  )

/** The places inside a value that its schema describes. */
export function membersOf(
  schema: v.GenericSchema,
  value: unknown,
): readonly { readonly key: string; readonly schema: v.GenericSchema }[] {
  if (typeof value !== 'object' || value === null) return []
  const { entries, item, value: each, key: mark = '', options } = shapeOf(schema)
  if (entries !== undefined) return Object.entries(entries).map(([key, inner]) => ({ key, schema: inner }))
  const inner = item ?? each
  if (inner !== undefined) return Object.keys(value).map((key) => ({ key, schema: inner }))
  const chosen = options?.find((option) => {
    const named = shapeOf(option).entries?.[mark] as { readonly literal?: unknown } | undefined
    return named !== undefined && named.literal === ownValue(value, mark)
  })
  return chosen === undefined ? [] : membersOf(chosen, value)
}
