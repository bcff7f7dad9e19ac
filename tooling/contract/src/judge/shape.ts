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

/** What is at one place of a schema. */
export type Shape =
  | { readonly kind: 'leaf'; readonly leaf: Leaf }
  | { readonly kind: 'object'; readonly entries: Readonly<Record<string, v.GenericSchema>> }
  | { readonly kind: 'list'; readonly item: v.GenericSchema }
  | { readonly kind: 'map'; readonly value: v.GenericSchema }
  | {
      readonly kind: 'choice'
      readonly key: string
      readonly options: readonly v.GenericSchema[]
    }
  | { readonly kind: 'other' }

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

/** The members of a schema that the walk looks at; valibot states them for each type of schema alone. */
interface Members {
  readonly type: string
  readonly wrapped?: v.GenericSchema
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  readonly item?: v.GenericSchema
  readonly value?: v.GenericSchema
  readonly key?: string
  readonly options?: readonly v.GenericSchema[]
}

/** A schema without the marks that it may be missing. */
function bare(schema: v.GenericSchema): v.GenericSchema {
  const { type, wrapped } = schema as unknown as Members
  return wrapped !== undefined && /^(?:nullish|nullable|optional)$/.test(type) ? bare(wrapped) : schema
}

/** Whether null is as good as nothing at this place. */
export const mayBeNull = (schema: v.GenericSchema): boolean => /^(?:nullish|nullable)$/.test(schema.type)

/** What a schema says of one place. */
export function shapeOf(schema: v.GenericSchema): Shape {
  const inner = bare(schema)
  const leaf = leaves.get(inner)
  if (leaf !== undefined) return { kind: 'leaf', leaf }
  const { type, entries, item, value, key, options } = inner as unknown as Members
  if (type === 'object' && entries !== undefined) return { kind: 'object', entries }
  if (type === 'array' && item !== undefined) return { kind: 'list', item }
  if (type === 'record' && value !== undefined) return { kind: 'map', value }
  if (type === 'variant' && key !== undefined && options !== undefined)
    return { kind: 'choice', key, options }
  return { kind: 'other' }
}

/** The fields that name a row of a list: its ids. */
export function idFields(item: v.GenericSchema): readonly string[] {
  const shape = shapeOf(item)
  if (shape.kind !== 'object') return []
  return Object.entries(shape.entries).flatMap(([name, schema]) =>
    schema === wireId || (schema === strictId && name.endsWith('_id')) ? [name] : [],
  )
}

/** The member of a choice that a value names; undefined where it names none. */
function chosen(
  { key, options }: Extract<Shape, { readonly kind: 'choice' }>,
  value: unknown,
): v.GenericSchema | undefined {
  const named = ownValue(value, key)
  return options.find((option) => {
    const shape = shapeOf(option)
    const mark = shape.kind === 'object' ? shape.entries[key] : undefined
    return mark !== undefined && (mark as unknown as { readonly literal?: unknown }).literal === named
  })
}

/** The places inside a value that its schema describes. */
export function membersOf(
  shape: Shape,
  value: unknown,
): readonly { readonly key: string; readonly schema: v.GenericSchema }[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value)
  switch (shape.kind) {
    case 'list':
      return keys.map((key) => ({ key, schema: shape.item }))
    case 'map':
      return keys.map((key) => ({ key, schema: shape.value }))
    case 'object':
      return Object.entries(shape.entries).map(([key, schema]) => ({ key, schema }))
    case 'choice': {
      const option = chosen(shape, value)
      return option === undefined ? [] : membersOf(shapeOf(option), value)
    }
    case 'leaf':
    case 'other':
      return []
  }
}
