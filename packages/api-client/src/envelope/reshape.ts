import type * as v from 'valibot'
import type { Tolerant } from '../contract/tolerance.ts'
import { isNothing, parseAnswer, sentKeys } from './readEnvelope.ts'
import { readMoney, readZoned, type Tolerance, tolerances } from './tolerances.ts'

/** What a schema says of its own making; valibot states the members for each type of schema alone. */
interface Parts {
  readonly tolerance?: Tolerance | undefined
  readonly type: string
  readonly wrapped?: v.GenericSchema
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  readonly item?: v.GenericSchema
  readonly value?: v.GenericSchema
  readonly key?: unknown
  readonly options?: readonly v.GenericSchema[]
}

type Row = Record<string, unknown>

type Schema = v.GenericSchema & Omit<Parts, 'tolerance'> & Tolerant

/** What is known of a schema, once for thousands of rows. */
const knownParts = new Map<v.GenericSchema, Parts>()

function partsOf(schema: v.GenericSchema): Parts {
  const known = knownParts.get(schema)
  if (known !== undefined) return known
  const { type, wrapped, entries, item, value, options, tolerance } = schema as Schema
  const parts = {
    type,
    wrapped,
    entries,
    item,
    value,
    options,
    tolerance: tolerance === undefined ? undefined : tolerances[tolerance],
  } as Parts
  knownParts.set(schema, parts)
  return parts
}

const isHolder = (value: unknown): value is Row => typeof value === 'object' && value !== null
const isRow = (value: unknown): value is Row => isHolder(value) && !Array.isArray(value)

/** Names under which services put a list into an object, beside its total and its page. */
const listNames = ['list', 'rows', 'data', 'items', 'records', 'result', 'results', 'content']

/**
 * Brings content into the form of its schema, where it came in another one that says the same: a list as a map or inside an
 * object, JSON inside a text, fields under another name, switches, dates and amounts in words. It changes `value`, and
 * leaves alone what has no second reading. `text` is the answer as it was sent. Source: decision 103.
 */
export function reshape(schema: v.GenericSchema, value: unknown, text = ''): unknown {
  const whole = partsOf(schema).tolerance?.whole
  return bring(schema, whole === undefined ? value : whole(parsed(value), text))
}

function bring(schema: v.GenericSchema, value: unknown): unknown {
  const { type, wrapped, entries, item, value: each, options, tolerance } = partsOf(schema)
  if (value === undefined || value === null) return value
  if (wrapped !== undefined) return bring(wrapped, value)
  const read = tolerance?.read ?? asItIs
  if (item !== undefined) return reshapeList(item, parsed(read(parsed(value))))
  if (entries !== undefined) return reshapeRow(schema, entries, parsed(read(parsed(value))))
  if (type === 'variant') return reshapeChoice(options ?? [], parsed(read(parsed(value))))
  return each === undefined ? read(value) : reshapeMap(each, parsed(read(parsed(value))))
}

const asItIs = (value: unknown) => value

function reshapeMap(each: v.GenericSchema, value: unknown): unknown {
  if (isRow(value)) for (const key of Object.keys(value)) value[key] = bring(each, value[key])
  return value
}

/** What a text holds as JSON, if that is a list or an object; its ids keep all figures, as those of an answer do. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s{0,20}[[{]/.test(value)) return value
  try {
    return parseAnswer(value)
  } catch {
    return value
  }
}

function reshapeList(item: v.GenericSchema, value: unknown): unknown {
  const list = listIn(item, value)
  if (list === null) return value
  list.forEach((row, index) => {
    list[index] = bring(item, row)
  })
  return list
}

/** One of several objects: that of its `type`, else the one that has most of its fields. */
function reshapeChoice(options: readonly v.GenericSchema[], sent: unknown): unknown {
  const value: unknown = Array.isArray(sent) && sent.length === 1 ? sent[0] : sent
  if (!isRow(value)) return value
  const typeOf = (option: v.GenericSchema) =>
    (partsOf(option).entries?.['type'] as { readonly literal?: unknown } | undefined)?.literal
  const own = options.find((option) => typeOf(option) === value['type'])
  const [best, next] = [...options].sort((one, other) => hits(other, value) - hits(one, value))
  const isSure = best !== undefined && (next === undefined || hits(best, value) > hits(next, value))
  const chosen = own ?? (isSure ? best : undefined)
  if (chosen === undefined) return value
  if (own === undefined) value['type'] = typeOf(chosen)
  return bring(chosen, value)
}

/** The rows that a value holds; null where it is nothing like a list. */
function listIn(item: v.GenericSchema, value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value.flatMap((row) => rowsIn(item, asRow(item, row)))
  if (!isRow(value)) return null
  const inner = innerList(item, value)
  if (inner !== undefined) return listIn(item, inner)
  const keys = Object.keys(value)
  const { entries, tolerance } = partsOf(item)
  const areNumbers = keys.every((key) => /^\d+$/.test(key))
  const isMap = areNumbers || isMapOfRows(item, value)
  // `ID` is Indonesia, although `id` is a field.
  const areNames = keys.length > 1 && keys.every((key) => tolerance?.keys?.test(key) === true)
  if (
    entries !== undefined &&
    !(isMap && areNames) &&
    !areNumbers &&
    hits(item, value) > 0 &&
    !keys.every((key) => isHolder(value[key])) &&
    // A group whose list is no list is no row: left out alone it would make the shop look empty.
    (keys.some((key) => isHolder(value[key])) || !Object.values(entries).some(({ type }) => type === 'array'))
  )
    return [value]
  return isMap ? namedRows(item, value) : null
}

/**
 * Whether an object holds one row under each id: what has a field of a row, or else names under ids, which have a figure. Any other
 * answer would make ids of the names of its fields.
 */
function isMapOfRows(item: v.GenericSchema, value: Row): boolean {
  const { tolerance } = partsOf(item)
  if (tolerance?.key === undefined) return false
  const hasRows = Object.keys(value).some((key) => isHolder(value[key]))
  return Object.keys(value).every((key) => {
    const row = parsed(value[key])
    if (isHolder(row)) return isRow(row) && hits(item, row) > 0
    if (hasRows && tolerance.keepsNothing === true && isNothing(row)) return true
    return tolerance.plain !== undefined && typeof row !== 'boolean' && (tolerance.keys ?? /\d/).test(key)
  })
}

/** A list in an object that has nothing else but plain values, such as a total and a page, or nothing else at all. */
function innerList(item: v.GenericSchema, value: Row): unknown {
  const holders = Object.keys(value).filter((key) => isHolder(value[key]))
  const [only = ''] = holders
  if (holders.length !== 1)
    return holders.length === 0 ? undefined : value[holders.find((key) => listNames.includes(key)) ?? '']
  const isNamed = listNames.includes(only)
  const hasOthers = Object.keys(value).length > 1 && Array.isArray(value[only]) && !/^\d+$/.test(only)
  return isNamed || hasOthers || isListOf(item, value, only) ? value[only] : undefined
}

/** Whether the one member of an object that is no row itself is a list of rows, under whatever name. */
function isListOf(item: v.GenericSchema, value: Row, name: string): boolean {
  const list = value[name]
  const isList = Array.isArray(list) && list.length > 0 && !/^\d+$/.test(name) && hits(item, value) === 0
  return isList && list.every((row) => isRow(row) && hits(item, row) > 0)
}

/**
 * The rows of a map. Its keys are the rows' ids only where no row has one of its own. What is nothing under its key is no row, unless it
 * says that something is not known of what the key names.
 */
function namedRows(item: v.GenericSchema, value: Row): unknown[] {
  const { key, keepsNothing } = partsOf(item).tolerance ?? {}
  const names = Object.keys(value)
  const sent = names.map((name) => asRow(item, value[name], name))
  const rows = sent.flatMap((row, index) => rowsIn(item, row, names[index]))
  if (rows.length !== sent.length || rows.some((row, index) => row !== sent[index])) return rows
  sentKeys.set(rows, names)
  if (key === undefined) return rows
  const ids = rows.map((row) => (isRow(row) ? fieldOf(item, row, key) : null))
  const isOther = rows.some((row) => !isRow(row) && !isNothing(row))
  const isNamed = isOther || ids.some((id) => id != null)
  const isKey = (id: unknown, index: number) => id === names[index] || id === Number(names[index])
  const areIds = !isOther && ids.every((id, index) => id == null || isKey(id, index))
  // What holds others and has none of a row's fields would be made one by its key alone, as an area with its servers a character.
  const mayBeRow = (row: unknown): row is Row =>
    isRow(row) && (keepsNothing === true || !holdsOthers(row) || hits(item, row) > 0)
  names.forEach((name, index) => {
    if (areIds && keepsNothing === true && isNothing(rows[index])) rows[index] = { [key]: name }
    else if (!isNamed && mayBeRow(rows[index])) Object.assign(rows[index], { [key]: name })
  })
  return rows
}

/** Whether an object has a list, or nothing but objects. */
function holdsOthers(row: Row): boolean {
  const values = Object.keys(row).map((name) => row[name])
  return (
    values.some(Array.isArray) ||
    (values.length > 0 && values.every((value) => isHolder(value) || isNothing(value)))
  )
}

const rowsIn = (item: v.GenericSchema, row: unknown, key?: string): readonly unknown[] =>
  partsOf(item).tolerance?.rows?.(row, key) ?? [row]

/** A row whose value is plain: its id, or under the key of a map what it is called. */
function asRow(item: v.GenericSchema, value: unknown, name?: string): unknown {
  const { tolerance } = partsOf(item)
  if (isHolder(value) || value == null || typeof value === 'boolean') return value
  if (typeof value === 'string' && parsed(value) !== value) return value
  const field = name === undefined ? tolerance?.key : tolerance?.plain
  return field === undefined || tolerance?.plain === undefined ? value : { [field]: value }
}

/** How many of the schema's fields an object has, under whatever name. */
const hits = (schema: v.GenericSchema, value: Row): number => {
  const fields = fieldsIn(value)
  return Object.keys(partsOf(schema).entries ?? {}).filter(
    (name) => lookUp(schema, name, fields) !== undefined,
  ).length
}

const fieldOf = (schema: v.GenericSchema, row: Row, name: string): unknown =>
  row[name] ?? lookUp(schema, name, fieldsIn(row))

/** How two names are compared: `serverId`, `server_id` and `ServerID` are one. */
const plainNames = new Map<string, string>()
function plainName(name: string): string {
  const known = plainNames.get(name)
  if (known !== undefined) return known
  const plain = name
    .slice(0, 60)
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
  if (plainNames.size < 2000) plainNames.set(name, plain)
  return plain
}

type Field = readonly [name: string, value: unknown]

/**
 * The fields of an object by plain name; those of an object in it with its own name in front (`server.value` is `servervalue`). One that
 * has the name in front already (`server.server_id`) wins over one that has not (`server.id`), and `value` over `id`, as outside, whichever
 * was sent first.
 */
function fieldsIn(row: Row): ReadonlyMap<string, unknown> {
  const fields = new Map<string, unknown>()
  const named: Field[] = []
  const bare: Field[] = []
  for (const key of Object.keys(row)) {
    const name = plainName(key)
    const value = row[key]
    if (value == null) continue
    if (!fields.has(name)) fields.set(name, value)
    if (!isRow(value)) continue
    for (const part of Object.keys(value).slice(0, 20)) {
      const plain = plainName(part)
      if (value[part] == null) continue
      if (plain.indexOf(name) === 0) named.push([plain, value[part]])
      else if (plain !== 'id' || value['value'] == null) bare.push([`${name}${plain}`, value[part]])
    }
  }
  for (const [name, value] of [...named, ...bare]) if (!fields.has(name)) fields.set(name, value)
  return fields
}

function lookUp(schema: v.GenericSchema, name: string, fields: ReadonlyMap<string, unknown>): unknown {
  const { entries, tolerance } = partsOf(schema)
  const takesHolder = holds(entries?.[name])
  const names = [plainName(name), ...(tolerance?.names?.[name] ?? '').split(' ')]
  return names
    .map((each) => fields.get(each))
    .find((value) => value != null && (takesHolder || !isHolder(value)))
}

/** Whether a schema describes a list or an object. */
function holds(schema: v.GenericSchema | undefined): boolean {
  if (schema === undefined) return false
  const { wrapped, item, entries, value, options } = partsOf(schema)
  if (wrapped !== undefined) return holds(wrapped)
  return item !== undefined || entries !== undefined || value !== undefined || options?.some(holds) === true
}

type Entries = Readonly<Record<string, v.GenericSchema>>

function reshapeRow(schema: v.GenericSchema, entries: Entries, value: unknown): unknown {
  const { alone, money, zoned } = partsOf(schema).tolerance ?? {}
  if (!isHolder(value))
    return alone === undefined || value === '' ? value : reshapeRow(schema, entries, { [alone]: value })
  const inner = innerRow(schema, entries, value)
  if (inner !== undefined) return reshapeRow(schema, entries, inner)
  if (Array.isArray(value)) return value
  nameFields(schema, entries, value)
  if (money !== undefined) readMoney(value, ...money)
  if (zoned !== undefined) readZoned(value, ...zoned)
  for (const [name, entry] of Object.entries(entries))
    if (value[name] != null) value[name] = bring(entry, value[name])
  return value
}

/** The object that is meant, where it came in a list of one, or as the one object in another that has none of its fields. */
function innerRow(schema: v.GenericSchema, entries: Entries, value: Row): Row | undefined {
  if (Array.isArray(value)) return value.length === 1 && isRow(value[0]) ? value[0] : undefined
  if (Object.keys(entries).some((name) => value[name] != null) || hits(schema, plainPart(value)) > 0)
    return undefined
  const [inner, other] = Object.keys(value)
    .map((key) => value[key])
    .filter(isRow)
  return inner !== undefined && other === undefined && hits(schema, inner) > 0 ? inner : undefined
}

/** An object without the objects in it. */
const plainPart = (value: Row): Row =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => !isRow(each)))

/** Gives fields that came under another name the contract's own. */
function nameFields(schema: v.GenericSchema, entries: Entries, value: Row): void {
  const amount = partsOf(schema).tolerance?.money?.[0]
  let fields: ReadonlyMap<string, unknown> | undefined
  for (const [name, entry] of Object.entries(entries)) {
    const isOther = isHolder(value[name]) && !holds(entry) && name !== amount
    if (value[name] != null && !isOther) continue
    fields ??= fieldsIn(value)
    const found = lookUp(schema, name, fields)
    if (found !== undefined) value[name] = found
  }
}
