import { isNothing } from './readEnvelope.ts'

type Row = Readonly<Record<string, unknown>>

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null
const isRow = (value: unknown): value is Row => isHolder(value) && !Array.isArray(value)

/** A list of rows, also an empty one. */
const isRowList = (value: unknown): value is readonly Row[] => Array.isArray(value) && value.every(isRow)

/** Nothing in place of a list beside others is an empty one. */
export const orEmpty = (value: unknown): unknown => (isNothing(value) ? [] : value)

const pages = /^(?:list|rows|records|data|items|servers?|server_?list)$/i

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
  const groups = keys.map((key) => orEmpty(content[key]))
  return arrays.length > 0 && groups.every(isRowList) ? { all: groups.flat() } : { all: content }
}

const ofCharacter = /^(?:(?:role|character)_?(?:id|name)|rid|role|character|(?:role_?)?level)$/i
const saysServer = /^(?:server(?:_?(?:id|no|name))?|sid)$/i

const ofRoles = /^(?:roles|role_?list|characters|character_?list)$/i
const ofName = /^(?:name|display|title|nick_?name)$/i
const serverId = /^(?:server_?(?:id|no)|sid)$/i

/** The characters that stand in a row as in their server; null for a row that is a character. */
function rolesIn(row: Row): { readonly roles: readonly unknown[]; readonly server: Row } | null {
  if (hasKey(row, ofCharacter)) return null
  const mayBeCharacter = hasKey(row, ownId) && hasKey(row, saysServer)
  const common = () => listNameIn(row, /^children$/i) ?? listNameIn(row, /^(?:list|items)$/i)
  const name = Object.keys(row).find((each) => ofRoles.test(each)) ?? (mayBeCharacter ? undefined : common())
  if (name === undefined) return null
  const sent = row[name]
  const roles: readonly unknown[] = isHolder(sent) ? Object.values(sent) : []
  const areMarked = roles.every((role) => isRow(role) && hasKey(role, ofCharacter))
  const isServer = mayBeCharacter ? !hasKey(row, ofName) : !/^(?:list|items)$/i.test(name)
  // What a character has may stand under a common name, and the row may be that character: nobody is paid for on a guess.
  const areRoles = (areMarked || isServer) && !(mayBeCharacter && mayBeName(row))
  return { roles: areRoles ? roles : [], server: without(row, name) }
}

/** Whether `server` may be the name of what the id is of. */
const mayBeName = (row: Row) => hasKey(row, /^server$/i) && !isHolder(row['server']) && !hasKey(row, serverId)

/**
 * Characters under their server: a map of server ids to lists, or one server. Without it they would pass for characters of every server.
 * Source: decision 103.
 */
export function asPlacedRoles(content: unknown): unknown {
  if (!isRow(content)) return content
  const keys = Object.keys(content)
  const lists = keys.map((key) => orEmpty(content[key]))
  const areLists = lists.every(isRowList) && keys.some((key) => isHolder(content[key]))
  if (areLists && keys.every((key) => /\d/.test(key)))
    return keys.flatMap((key, index) => placed(lists[index] ?? [], { server_id: key }))
  return hasKey(content, saysServer) && rolesIn(content) !== null ? placedIn(content) : content
}

/** The characters of a row that is a server, each with that server; a character is its own row. `key` is that of a row in a map. */
export function placedIn(row: unknown, key?: string): readonly unknown[] {
  const found = isRow(row) ? rolesIn(row) : null
  if (!isRow(row) || found === null) return [row]
  const { roles, server } = found
  const isNamed = key === undefined || [serverId, ownId, /^server$/i].some((names) => hasKey(server, names))
  return placed(roles, { server: isNamed ? (row['server'] ?? server) : { ...server, server_id: key } })
}

/** Characters with their server; what one says itself wins. */
const placed = (roles: readonly unknown[], server: Row): readonly unknown[] =>
  roles.map((role) => (isRow(role) ? { ...server, ...role } : role))
