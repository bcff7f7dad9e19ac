type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list of rows, also an empty one. */
const isRowList = (value: unknown): value is readonly Row[] => Array.isArray(value) && value.every(isRow)

const pages = /^(?:list|rows|records|data|items|servers?|server_?list)$/i
const rolePages = /^(?:list|rows|records|data|items|roles?|role_?list|characters?|character_?list)$/i

/** The name of the list under one of these names in a row; undefined where it has none. */
const listNameIn = (row: Row, names: RegExp): string | undefined =>
  Object.keys(row).find((name) => names.test(name) && Array.isArray(row[name]))

const hasKey = (row: Row, names: RegExp): boolean => Object.keys(row).some((key) => names.test(key))

const without = (row: Row, name: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== name))

const ownId = /^(?:id|value)$/i
const ofServer = /^(?:server_?(?:id|no|name)|sid)$/i

/**
 * The name of the list of servers in a group; undefined for what is a server itself. What a server has in a list of another kind is no
 * server: a row that may be either is taken as a server.
 */
function serversIn(row: Row): string | undefined {
  if (hasKey(row, ofServer)) return undefined
  const said = listNameIn(row, /^(?:servers?|server_?list)$/i)
  if (said !== undefined) return said
  const names = hasKey(row, ownId) ? /^children$/i : /^(?:children|list|items)$/i
  const name = listNameIn(row, names)
  const inner = name === undefined ? [] : row[name]
  return isRowList(inner) && inner.length > 0 ? name : undefined
}

/** Servers that stand in groups, as one list; those of groups with an area id are its areas too. */
function ungrouped(rows: readonly unknown[]): Row {
  const areas: Row[] = []
  const all = rows.flatMap((row): readonly unknown[] => {
    const name = isRow(row) ? serversIn(row) : undefined
    if (!isRow(row) || name === undefined) return [row]
    if (hasKey(row, /^area/i)) areas.push(without(row, name))
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
  return groups.every(isRowList) ? { all: groups.flat() } : { all: content }
}

const ofCharacter = /^(?:(?:role|character)_?(?:id|name)|rid|role|character|(?:role_?)?level)$/i
const saysServer = /^(?:server(?:_?(?:id|no|name))?|sid)$/i

/** The characters that stand in a row as in their server; null for a row that is a character. */
function rolesIn(row: Row): { readonly roles: readonly unknown[]; readonly server: Row } | null {
  if (hasKey(row, ofCharacter) || (hasKey(row, ownId) && hasKey(row, saysServer))) return null
  const said = listNameIn(row, /^(?:roles|role_?list|characters|character_?list|children)$/i)
  const name = said ?? listNameIn(row, /^(?:list|items)$/i)
  if (name === undefined) return null
  const roles = row[name] as readonly unknown[]
  // Under a common name may be what a character has, and the row may be that character: nobody is paid for on a guess.
  const areRoles = said !== undefined || roles.every((role) => isRow(role) && hasKey(role, ofCharacter))
  return { roles: areRoles ? roles : [], server: without(row, name) }
}

/**
 * Characters that stand under their server, each with that server: rows of servers with a list of characters, also in a page, or a map of
 * server ids to lists. Without it they would pass for characters of every server. What a character says of its
 * server wins. Source: decision 103.
 */
export function asPlacedRoles(content: unknown): unknown {
  if (Array.isArray(content)) return content.flatMap(placedIn)
  if (!isRow(content)) return content
  const keys = Object.keys(content)
  const lists = keys.map((key) => content[key])
  if (keys.length > 0 && keys.every((key) => /\d/.test(key)) && lists.every(isRowList))
    return keys.flatMap((key, index) => placed(lists[index] ?? [], { server_id: key }))
  if (hasKey(content, saysServer) && rolesIn(content) !== null) return placedIn(content)
  const [page = '', another] = keys.filter((key) => Array.isArray(content[key]))
  const rows = content[page]
  const isPage = another === undefined && rolePages.test(page) && Array.isArray(rows)
  return isPage && rows.some((row) => isRow(row) && rolesIn(row) !== null) ? rows.flatMap(placedIn) : content
}

function placedIn(row: unknown): readonly unknown[] {
  const found = isRow(row) ? rolesIn(row) : null
  return isRow(row) && found !== null ? placed(found.roles, { server: row['server'] ?? found.server }) : [row]
}

/** Characters with their server; what one says itself wins. */
const placed = (roles: readonly unknown[], server: Row): readonly unknown[] =>
  roles.map((role) => (isRow(role) ? { ...server, ...role } : role))
