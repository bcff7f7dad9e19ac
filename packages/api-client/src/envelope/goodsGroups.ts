/** Names of the list of products in a group or around all groups. */
const goodsNames =
  /^(?:goods|goods_?list|list|products|product_?list|items|product_?points|children|data|rows)$/i

type Row = Readonly<Record<string, unknown>>

const isHolder = (value: unknown): value is Row => typeof value === 'object' && value !== null

const goodsOf = (row: Row): Row | undefined =>
  Object.keys(row)
    .filter((key) => goodsNames.test(key))
    .map((key) => row[key])
    .find(isHolder)

const hasPrice = (row: Row) => Object.keys(row).some((name) => /price|amount/i.test(name))

/** Whether what lies in a pack or a group is sold by itself; an amount may be a number of pieces. */
const isPriced = (row: Row) => Object.keys(row).some((name) => /price/i.test(name))

/** Whether a map has nothing but rows. */
const isMapOfRows = (value: Row) => {
  const rows = Object.keys(value).map((key) => value[key])
  return rows.length > 0 && rows.every(isHolder)
}

/** Whether an object has fields, and none that could be a row. */
const isWithoutRows = (value: Row) => {
  const keys = Array.isArray(value) ? [] : Object.keys(value)
  return keys.length > 0 && !keys.some((key) => isHolder(value[key]))
}

/**
 * Whether a row is a product: no group that has lost its list, and none with its list. A pack has a list too: a price of its own, and an
 * id of its own or nothing in it that has a price.
 */
const isProduct = (row: Row) => {
  const names = Object.keys(row)
  const isNamed = names.some((name) => idName.test(name))
  const list = goodsOf(row)
  if (list !== undefined) {
    if ('typeKey' in row && isHolder(row['goods'])) return false
    return (
      hasPrice(row) && (isNamed || !Object.values(list).some((inner) => isHolder(inner) && isPriced(inner)))
    )
  }
  return isNamed || names.some((name) => /^(?:price|amount|(?:product|goods|item)_?price)$/i.test(name))
}

const idName = /^(?:value|id|sku|(?:product|goods|item)_?(?:id|code))$/i

/** Whether a row is a product that has no id of its own. */
const isUnnamed = (row: unknown) =>
  isHolder(row) && isProduct(row) && !Object.keys(row).some((key) => idName.test(key))

/** Whether a row is a group with its list. */
const isGroup = (row: unknown) => isHolder(row) && !isProduct(row) && goodsOf(row) !== undefined

/** The one list or map among plain values, such as a total and a page. */
function pageOf(content: Row): unknown {
  const [only, other] = Object.values(content).filter(isHolder)
  return other === undefined && Object.keys(content).length > 1 ? only : undefined
}

interface Group {
  readonly typeKey: unknown
  readonly typeName?: unknown
  readonly typeSort?: unknown
  readonly goods: unknown[]
}

/** Names of a product's group, the likeliest first. */
const typeNames = [/^type_?key$/i, /^type$/i, /^category$/i, /^(?:type_?id|category_?(?:key|id))$/i]

/** The group of products that name none. */
const otherGroup = 'goods'

/**
 * Groups of products out of whatever holds them: groups, a plain list of products that name their `typeKey`, or a map of
 * type keys to either. Rows that are neither are left as they are, so that they are reported, and so is an object without
 * any row: a failure must not look like an empty shop. Source: decision 103.
 */
export function readGroups(content: unknown): unknown {
  if (!isHolder(content) || isWithoutRows(content)) return content
  const inner = Array.isArray(content) ? undefined : (goodsOf(content) ?? pageOf(content))
  if (inner !== undefined && !('typeKey' in content)) return readGroups(inner)
  const groups: unknown[] = []
  const byKey = new Map<string, Group>()
  const isById = !Array.isArray(content) && Object.keys(content).every((key) => isUnnamed(content[key]))
  for (const key of Object.keys(content)) {
    const row = content[key]
    if (isHolder(row) && isProduct(row)) addTo(byKey, groups, isById ? { ...row, value: key } : row)
    else if (Array.isArray(row) && row.some(isGroup)) groups.push(...(readGroups(row) as unknown[]))
    else groups.push(asGroup(row, key, Array.isArray(content)))
  }
  return groups
}

/** A group of what stands under a key, which is its type unless its products say so or it is a place in a list. */
function asGroup(row: unknown, key: string, isList: boolean): unknown {
  if (!isHolder(row)) return row
  if (Array.isArray(row) || (goodsOf(row) === undefined && isMapOfRows(row)))
    return { typeKey: ownKey(Object.values(row)) ?? key, goods: row }
  return isList || 'typeKey' in row || /^\d{1,5}$/.test(key) ? row : { ...row, typeKey: key }
}

/** The `typeKey` of the first product that has one. */
const ownKey = (rows: readonly unknown[]): unknown =>
  rows.map((row) => (isHolder(row) ? row['typeKey'] : null)).find((key) => key != null)

/** Puts a product of a plain list into its group. */
function addTo(byKey: Map<string, Group>, groups: unknown[], row: Row): void {
  const named = typeNames.flatMap((name) => Object.keys(row).filter((key) => name.test(key)))
  const typeKey = named.map((key) => row[key]).find((key) => key != null) ?? otherGroup
  const name = JSON.stringify(typeKey)
  const known = byKey.get(name)
  if (known !== undefined) return void known.goods.push(row)
  const { typeName, typeSort } = row
  const group = { typeKey, typeName, typeSort, goods: [row] }
  byKey.set(name, group)
  groups.push(group)
}
