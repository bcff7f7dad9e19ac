import { buildSearch, parseQueryString, utmParameters } from './entryParameters.ts'
import { holdsSecret, parametersIn, secretParameters, withoutEscapes } from './secretAddress.ts'

/** The paths of stores. Source: spec §2 "Screens and routes". */
const storePaths =
  'selectGoods layoutGame selectGame recharge result my activity userCenter replenishGoods errorReplenish certifiedReal notArea showError'

/** Parameters whose values are ids, of which a chat's punctuation is no part. */
const idNames =
  '(?:client|rp_client|area|server|role|replenish)_id|billing_no|visit|spec_lang|idfv|domain_area|utm_pay'
const isIdName = new RegExp(`^(?:${idNames})$`)
const isTextName = new RegExp(`^(?:${[...utmParameters, ...secretParameters.keys()].join('|')})$`)
const holdsId = new RegExp(`[#?&;](?:${idNames})=`, 'i')
/** Where parameters begin in a path that has lost its question mark, or the form of it. */
const firstParameter = /[?&;#]|\W(?=[a-z_]+=)/i
/** Punctuation of any script and what nobody sees, as a browser writes it into an address. */
const punctuation = '(?:[^\\w%@]|%(?:C2%[AB]|E2%80%[89A]|E3%80%[89]|EF%BC%[89]|EF%BB%B)[\\dA-F])*'
/** Punctuation, and names of the document itself. */
const isNoName = new RegExp(`^(?:index(?:\\.\\w+)?|@?${punctuation})$`, 'i')
const namePattern = new RegExp(`^${punctuation}(@?[\\w-]*)`, 'i')
/** What may stand before an id: quotes, and what nobody sees. The id ends where anything else stands. */
const idPattern = /^(?:["'\s]|%(?:C2%A0|E2%80%(?:8[B-F]|9[89CD]|A[A-E])|EF%BB%BF))*([\w.~:=-]*)/i
/** Where the next link begins, when several were pasted without a space. */
const nextLink = /(\w)https?:\/[^]*/i
/** A page behind `#`, as stores of other makes have it. */
const pageInFragment = /^#!?(\/\w+\/?)(?=$|[?&])/

/** The parts of an address that a link brings. */
export interface LinkAddress {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/**
 * An address as it was meant, before chats, mails and people damaged it: slashes, capitals, the document's own name, the
 * punctuation of a sentence; parameters that were escaped as a whole, stand in the path or behind `#`. What is in doubt
 * stays as it came: such a path is no page of the store. Source: faults W-06.
 */
export function repairAddress(address: LinkAddress): LinkAddress {
  const { pathname, hash } = address
  const came = address.search.slice(1)
  // Ampersands that were escaped; the first of them begins the fragment.
  const fragment = withoutEscapes(hash)
    .replace(/^#(?:0*38|x0*26);/i, '#')
    .replace(/&#(?:0*38|x0*26);/gi, '&')
  const isQuery = holdsId.test(fragment)
  const { path: before, parameters } = splitPath(withoutEscapes(pathname).replace(nextLink, '$1'))
  const [, page = ''] = pageInFragment.exec(fragment) ?? []
  const isPage = repairPath(before) === '/' && storePage(page.replace(/\//g, '')) !== undefined
  const path = isPage ? page : before
  const parts = [parameters, came.split('&').map(parametersIn).join('&'), isQuery ? fragment.slice(1) : '']
  const meant = parts
    .filter((part) => part !== '')
    .join('&')
    .replace(/&(?:amp;){2,}/gi, '&')
    .split(/([&;?])/)
  const names = new Set(meant.map((pair) => pair.slice(0, pair.indexOf('='))))
  const search = meant.map((pair) => repairPair(pair, names)).join('')
  return {
    pathname: repairPath(path),
    search: search === came ? address.search : canonical(search),
    hash: isQuery || isPage ? '' : hash,
  }
}

const canonical = (search: string): string =>
  buildSearch(
    [...parseQueryString(search)].flatMap(([name, values]) =>
      // A path behind `#`, as stores of other makes have it.
      name.startsWith('/') ? [] : values.map((value) => [name, value] as const),
    ),
  )

function splitPath(pathname: string): { readonly path: string; readonly parameters: string } {
  const at = pathname.search(firstParameter)
  if (at === -1) return { path: pathname, parameters: '' }
  return {
    path: pathname.slice(0, at),
    parameters: pathname.slice(pathname.charAt(at) === '&' ? at : at + 1),
  }
}

/** `/selectGoods` for `//SelectGoods/)`. One that is no page of the store keeps its names, unless a secret is among them. */
function repairPath(path: string): string {
  const names = path.split('/').filter((name) => !isNoName.test(name))
  const [, start = ''] = namePattern.exec(names[0] ?? '') ?? []
  const known = storePage(start)
  if (names.length === 1 && known !== undefined) return `/${known}`
  if (names.length === 1 && start.length > 1 && start.startsWith('@')) return `/${start}`
  return holdsSecret(path) ? '/showError' : `/${names.join('/')}`
}

/** The page of that name. Chats write `_` around what is to be slanted, and people a hyphen between words. */
const storePage = (name: string) =>
  storePaths.split(' ').find((each) => each.toLowerCase() === name.toLowerCase().replace(/[_-]/g, ''))

/**
 * A parameter with its name in small letters, unless `names` has that spelling too, and an id without what surrounds it in the sentence that a link stands in: quotes, `)`, a full
 * stop, words of a script without spaces. All else stays as it is.
 */
function repairPair(pair: string, names: ReadonlySet<string>): string {
  const at = pair.indexOf('=')
  const name = withoutEscapes(pair.slice(0, Math.max(at, 0))).toLowerCase()
  if (!pair.startsWith(name) && names.has(name)) return pair
  if (isTextName.test(name)) return name + pair.slice(at)
  if (!isIdName.test(name)) return pair
  const value = withoutEscapes(pair.slice(at + 1))
  const [, id = ''] = idPattern.exec(value.replace(nextLink, '$1')) ?? []
  let end = id.length
  while (end > 0 && '.:'.includes(id.charAt(end - 1))) end -= 1
  const isClean = end === value.length || end === 0
  return isClean && pair.startsWith(name)
    ? pair
    : `${name}=${isClean ? pair.slice(at + 1) : id.slice(0, end)}`
}
