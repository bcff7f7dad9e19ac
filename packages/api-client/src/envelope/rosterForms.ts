type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow)

const serverLists = /^(?:servers?|server_?list|children|list|items)$/i
const pages = /^(?:list|rows|records|data|items|servers?|server_?list)$/i
const roleLists = /^(?:roles?|role_?list|characters?|character_?list|children|list|items)$/i

/** The name of the list under one of these names in a row; undefined where it has none. */
const listNameIn = (row: Row, names: RegExp): string | undefined =>
  Object.keys(row).find((name) => names.test(name) && Array.isArray(row[name]))

const without = (row: Row, name: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== name))

/** Servers that stand in groups, as one list; those of groups with an area id are its areas too. */
function ungrouped(rows: readonly unknown[]): Row {
  const areas: Row[] = []
  const all = rows.flatMap((row): readonly unknown[] => {
    const name = isRow(row) ? listNameIn(row, serverLists) : undefined
    if (!isRow(row) || name === undefined) return [row]
    if (Object.keys(row).some((key) => /^area/i.test(key))) areas.push(without(row, name))
    return row[name] as readonly unknown[]
  })
  return areas.length === 0 ? { all } : { all, areas }
}

/** Lists of servers out of a plain list, a map of ids, groups of servers, or a map of groups. Source: decision 103. */
export function asServerLists(content: unknown): unknown {
  if (Array.isArray(content)) return ungrouped(content)
  if (!isRow(content)) return content
  const keys = Object.keys(content)
  const [only, other] = keys.map((key) => content[key]).filter(isRow)
  const isWrapped =
    only !== undefined && other === undefined && keys.every((key) => !Array.isArray(content[key]))
  if (isWrapped && keys.some((key) => /^(?:data|result|content)$/i.test(key))) return asServerLists(only)
  const hasLists = keys.some((key) =>
    /^(?:all|used|my|mine|list|data|rows|items|records|servers?|recent|areas?)(?:$|_|[A-Z]|list|servers?)/.test(
      key,
    ),
  )
  const arrays = keys.filter((key) => Array.isArray(content[key]))
  const [page = '', another] = arrays
  // A page of servers or of their groups.
  if (another === undefined && pages.test(page)) return asServerLists(content[page])
  if (hasLists || keys.length === 0) return content
  const groups = keys.map((key) => content[key])
  return groups.every(isRows) ? { all: groups.flat() } : { all: content }
}

/**
 * Characters that stand under their server, each with that server: rows of servers with a list of characters, or a map of
 * server ids to lists. Without it they would pass for characters of every server. Source: decision 103.
 */
export function asPlacedRoles(content: unknown): unknown {
  if (isRow(content)) {
    const ids = Object.keys(content)
    const isByServer = ids.length > 0 && ids.every((id) => /\d/.test(id) && isRows(content[id]))
    return isByServer ? ids.flatMap((id) => placed(content[id], { server_id: id })) : content
  }
  if (!Array.isArray(content)) return content
  return content.flatMap((row): readonly unknown[] => {
    const name = isRow(row) ? listNameIn(row, roleLists) : undefined
    if (!isRow(row) || name === undefined) return [row]
    return placed(row[name], { server: row['server'] ?? without(row, name) })
  })
}

/** Characters with their server; what one says itself wins. */
const placed = (roles: unknown, server: Row): readonly unknown[] =>
  (roles as readonly unknown[]).map((role) => (isRow(role) ? { ...server, ...role } : role))
