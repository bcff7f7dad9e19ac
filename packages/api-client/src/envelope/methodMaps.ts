import { isNothing } from './readEnvelope.ts'

type Row = Readonly<Record<string, unknown>>

const isHolder = (value: unknown): value is Row => typeof value === 'object' && value !== null
const isRow = (value: unknown): value is Row => isHolder(value) && !Array.isArray(value)

/** Names of the map of countries, or of a list of them. */
const mapNames = /^(?:country|countries|country_?(?:list|map)|regions?|region_?list)$/i

/** Names of the country of a method, and of a row of countries. */
const ofMethod = ['country', 'country_code', 'countryCode', 'region', 'area']
const ofCountry = ['country', 'country_code', 'countryCode', 'code', 'value', 'region', 'area', 'id']

/** The first of these names under which a row has a text or number. */
function codeIn(row: Row, names: readonly string[]): string | undefined {
  for (const name of names) {
    const code = row[name]
    if (typeof code === 'number' || (typeof code === 'string' && code !== '')) return String(code)
  }
  return undefined
}

/** The name of the country in a row: its code, where it has several. The code or id of a method is its own. */
const countryOf = (row: Row) => codeIn(row, isMethod(row) ? ofMethod : ofCountry)

const methodId = /^(?:pay_?(?:way_?)?id|channel(?:_?(?:id|no))?)$/i
const bound = /^(?:min|max)_?(?:money|amount|price)$/i
const subMethods = /^sub_?(?:payments?|pay_?ways?|methods?)?$/i

/** Whether a row says which method it is. */
const isNamed = (row: Row) => Object.keys(row).some((name) => methodId.test(name) && !isHolder(row[name]))

/** Whether a row is a payment method, and no country with methods. */
const isMethod = (row: Row) =>
  isNamed(row) ||
  (Object.keys(row).some((name) => (isHolder(row[name]) ? subMethods : bound).test(name)) && !isCountry(row))

/** Whether what has a bound or parts is a country all the same: its code has two letters, and its parts say which methods they are. */
const isCountry = (row: Row) =>
  /^[a-z]{2}$/i.test(codeIn(row, ofCountry) ?? '') &&
  Object.keys(row).some((name) => !/^sub_?[a-z]/i.test(name) && isMethodList(row[name]))

const isMethodList = (list: unknown) =>
  Array.isArray(list) && list.length > 0 && list.every((row) => isRow(row) && isNamed(row))

/** The methods of a country's row. */
const methodsIn = (row: Row): unknown =>
  Object.keys(row)
    .map((name) => row[name])
    .find(isHolder)

/** Whether a row has nothing where another one has its list. */
const isEmptyIn = (row: Row, rows: readonly unknown[]) =>
  Object.keys(row).some(
    (name) => isNothing(row[name]) && rows.some((other) => isRow(other) && Array.isArray(other[name])),
  )

/**
 * Rows by country: of methods that name their country, or of countries with their methods; null where a row names none. A country with
 * nothing where another has its list is left out.
 */
function byCountry(rows: readonly unknown[]): Row | null {
  const countries = new Map<string, unknown[]>()
  for (const row of rows) {
    const country = isRow(row) ? countryOf(row) : undefined
    if (!isRow(row) || country === undefined) return null
    const methods = isMethod(row) ? [row] : methodsIn(row)
    if (methods === undefined && isEmptyIn(row, rows)) continue
    if (!isHolder(methods)) return null
    const known = countries.get(country) ?? []
    countries.set(country, known)
    for (const method of Object.values(methods)) known.push(method)
  }
  return Object.fromEntries(countries)
}

const wrappers =
  /^(?:data|list|rows|records|result|methods?|payments?|pay_?ways?|pay(?:way|ment)?_?(?:list|methods?))$/i

/** What stands alone in the envelope or page around it. */
function wrappedIn(content: Row): unknown {
  const [name = '', other] = Object.keys(content).filter((key) => isHolder(content[key]))
  return other === undefined && wrappers.test(name) ? content[name] : undefined
}

/**
 * Payment methods under `country`, by country: a bare map, a list of countries, or methods that name theirs. A plain list of
 * methods without a country has none that could be sent, and is left as it is. Source: decision 103.
 */
export function asCountryMap(content: unknown): unknown {
  // An empty list in place of the whole content says nothing of countries: it would read as "no method for this price".
  if (!isHolder(content) || (Array.isArray(content) && content.length === 0)) return content
  const name = Array.isArray(content)
    ? undefined
    : Object.keys(content).find((key) => mapNames.test(key) && isHolder(content[key]))
  const map = name === undefined ? content : content[name]
  if (Array.isArray(map)) {
    const country = byCountry(map)
    return country === null ? content : { country }
  }
  if (name === 'country') return content
  const inner = name === undefined ? wrappedIn(content) : undefined
  if (inner !== undefined) return asCountryMap(inner)
  return (isRow(map) && countriesIn(map)) || content
}

const countryKey = /^(?:[A-Za-z]{2,3}|\d{1,3})$/

/**
 * The countries of a bare map. Among them may be one with nothing and plain values, such as the code that is preselected; then each key has
 * to look like a country's.
 */
function countriesIn(map: Row): Row | null {
  const names = Object.keys(map).filter((name) => isHolder(map[name]))
  const isBare = names.length === Object.keys(map).length || names.every((name) => countryKey.test(name))
  if (names.length === 0 || !isBare) return null
  return { country: Object.fromEntries(names.map((name) => [name, map[name]])) }
}

/**
 * Payment methods with their countries in the order that was sent: JavaScript lists keys of digits first. Such a key gets a
 * blank in front, which its reader takes away. Source: decision 103.
 */
export function inOrderSent(content: unknown, text: string): unknown {
  const whole = asCountryMap(content)
  const country = isRow(whole) ? whole['country'] : undefined
  if (!isRow(country)) return whole
  const keys = Object.keys(country)
  if (!keys.some((key) => /^\d+$/.test(key))) return whole
  const placeOf = new Map<string, number>()
  const names = /"([^"\\]{1,40})"\s{0,20}:/g
  for (let found = names.exec(text); found !== null; found = names.exec(text))
    if (found[1] !== undefined && !placeOf.has(found[1])) placeOf.set(found[1], found.index)
  keys.sort((one, other) => (placeOf.get(one) ?? 0) - (placeOf.get(other) ?? 0))
  const named = keys.map((key) => [/^\d+$/.test(key) ? ` ${key}` : key, country[key]])
  return { ...Object(whole), country: Object.fromEntries(named) }
}
