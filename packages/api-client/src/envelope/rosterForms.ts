type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isHolder = (value: unknown): boolean => typeof value === 'object' && value !== null

/** Lists of rows under names, at least one of them with a row. */
const areRowLists = (values: readonly unknown[]): values is readonly (readonly Row[])[] =>
  values.every((value) => Array.isArray(value) && value.every(isRow)) &&
  values.some((value) => Array.isArray(value) && value.length > 0)

const serverLists = /^(?:servers?|server_?list|children|list|items)$/i
const pages = /^(?:list|rows|records|data|items|servers?|server_?list)$/i
const roleLists = /^(?:roles?|role_?list|characters?|character_?list|children|list|items)$/i
const wrappers = /^(?:data|result|content|list|rows|records|items|servers?|server_?list|all)$/i

/** The name of the list or map under one of these names in a row; undefined where it has none. */
const listNameIn = (row: Row, names: RegExp, isList: (value: unknown) => boolean): string | undefined =>
  Object.keys(row).find((name) => names.test(name) && isList(row[name]))

const without = (row: Row, name: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== name))

/** Servers that stand in groups, as one list; those of groups with an area id are its areas too. */
function ungrouped(rows: readonly unknown[]): Row {
  const areas: Row[] = []
  const all = rows.flatMap((row): readonly unknown[] => {
    if (Array.isArray(row)) return row
    const name = isRow(row) ? listNameIn(row, serverLists, Array.isArray) : undefined
    if (!isRow(row) || name === undefined) return [row]
    if (Object.keys(row).some((key) => /^area/i.test(key))) areas.push(without(row, name))
    return row[name] as readonly unknown[]
  })
  return areas.length === 0 ? { all } : { all, areas }
}

const ownLists = /^(?:all|used)(?:$|_|[A-Z]|list|servers?)/
const allOf =
  /^(?:all(?:_?servers?|_?(?:server_?)?list)?|list|servers?|server_?list|data|rows|records|items)$/i
const idOfServer = /^(?:server_?)?(?:id|value)$/i

/** Lists of servers out of a plain list, a map of ids, groups of servers, or a map of groups. Source: decision 103. */
export function asServerLists(content: unknown): unknown {
  if (Array.isArray(content)) return inOneList(content)
  return isRow(content) ? listsOf(content) : content
}

/** A list of servers, of groups of them, or of objects that hold the lists. */
function inOneList(parts: readonly unknown[]): unknown {
  const areLists = parts.length > 0 && parts.every((part) => isRow(part) && hasOwnLists(part))
  return areLists
    ? asServerLists(Object.fromEntries(parts.flatMap((part) => Object.entries(Object(part)))))
    : ungrouped(parts)
}

function listsOf(content: Row): unknown {
  const keys = Object.keys(content)
  const [only, other] = keys.map((key) => content[key]).filter(isRow)
  const isWrapped =
    only !== undefined && other === undefined && keys.every((key) => !Array.isArray(content[key]))
  if (isWrapped && keys.some((key) => /^(?:data|result|content)$/i.test(key))) return asServerLists(only)
  // The one server of a game, as what comes from XML has it.
  if (keys.some((key) => idOfServer.test(key)) && keys.every((key) => !isHolder(content[key])))
    return { all: [content] }
  const hasLists = keys.some((key) =>
    /^(?:all|used|my|mine|list|data|rows|items|records|servers?|recent|areas?)(?:$|_|[A-Z]|list|servers?)/.test(
      key,
    ),
  )
  const arrays = keys.filter((key) => Array.isArray(content[key]))
  const [page = '', another] = arrays
  // A page of servers or of their groups.
  if (another === undefined && pages.test(page)) return asServerLists(content[page])
  return hasLists || keys.length === 0 ? withAllFlat(content) : outOfGroups(content)
}

/** A map of servers, or of groups of them. */
function outOfGroups(content: Row): Row {
  const groups = Object.keys(content).map((key) => content[key])
  if (groups.every((group) => isRow(group) && listNameIn(group, serverLists, Array.isArray) !== undefined))
    return ungrouped(groups)
  return areRowLists(groups) ? { all: groups.flat() } : { all: content }
}

const hasOwnLists = (row: Row): boolean =>
  Object.keys(row).some((key) => ownLists.test(key) && isHolder(row[key]))

/** The lists of servers, those that stand in groups there as one. */
function withAllFlat(lists: Row): Row {
  const name = listNameIn(lists, allOf, isHolder)
  if (name === undefined) {
    const { areas } = lists
    return Array.isArray(areas) &&
      areas.some((area) => isRow(area) && listNameIn(area, serverLists, isHolder))
      ? { ...lists, ...ungrouped(areas) }
      : lists
  }
  const inner = asServerLists(lists[name])
  return isRow(inner) && isHolder(inner['all'])
    ? { ...inner, ...without(lists, name), all: inner['all'] }
    : lists
}

/**
 * Characters that stand under their server, each with that server: rows of servers with their characters, or a map of server ids to
 * them. Without it they would pass for characters of every server. Source: decision 103.
 */
export function asPlacedRoles(content: unknown): unknown {
  if (Array.isArray(content)) return content.flatMap(rolesOf)
  if (!isRow(content)) return content
  const name = listNameIn(content, roleLists, isHolder) ?? listNameIn(content, wrappers, isHolder)
  const hasOthers = Object.keys(content).some((key) => idOfRole.test(key))
  if (name !== undefined && !hasOthers && !isRoleRow(content[name])) return asPlacedRoles(content[name])
  const ids = Object.keys(content)
  if (ids.length === 0 || !ids.every((id) => /\d/.test(id))) return content
  const values = ids.map((id) => content[id])
  if (values.some((value) => isRow(value) && listNameIn(value, roleLists, isHolder) !== undefined))
    return ids.flatMap((id) => rolesOf({ server_id: id, ...Object(content[id]) }))
  const lists = values.map(rowsIn)
  if (lists.some((list) => list === null) || !lists.some((list) => list !== null && list.length > 0))
    return content
  return ids.flatMap((id, index) => placed(lists[index] ?? [], { server_id: id }))
}

const idOfRole = /^(?:(?:role|character)_?)?(?:id|value)$|^rid$/i
const isRoleRow = (value: unknown): boolean =>
  isRow(value) && Object.keys(value).some((key) => idOfRole.test(key) && !isHolder(value[key]))

const ofCharacter = /^(?:role|character)_?(?:id|name)$|^rid$/i

/** The characters of a row: itself, or those that stand in it as in their server. */
function rolesOf(row: unknown): readonly unknown[] {
  if (Array.isArray(row)) return row
  // What a character has in a list of its own is no character.
  if (isRow(row) && Object.keys(row).some((key) => ofCharacter.test(key))) return [row]
  const name = isRow(row) ? listNameIn(row, roleLists, isHolder) : undefined
  const roles = isRow(row) && name !== undefined ? rowsIn(row[name]) : null
  if (!isRow(row) || name === undefined || roles === null) return [row]
  return placed(roles, { server: row['server'] ?? without(row, name) })
}

/** The characters in a list, or in a map of their ids to rows or names; null for what is neither. */
function rowsIn(value: unknown): readonly Row[] | null {
  if (Array.isArray(value)) return value.every(isRow) ? value : null
  if (!isRow(value)) return null
  const ids = Object.keys(value)
  const isMap = ids.length > 0 && ids.every((id) => /\d/.test(id))
  if (!isMap || !ids.every((id) => isRow(value[id]) || typeof value[id] === 'string')) return null
  return ids.map((id): Row => {
    const role = value[id]
    if (!isRow(role)) return { role_id: id, role_name: role }
    return Object.keys(role).some((key) => idOfRole.test(key)) ? role : { role_id: id, ...role }
  })
}

/** Characters with their server; what one says itself wins. */
const placed = (roles: readonly Row[], server: Row): readonly unknown[] =>
  roles.map((role) => ({ ...server, ...role }))
