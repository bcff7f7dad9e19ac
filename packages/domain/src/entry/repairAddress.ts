import { buildSearch, parseQueryString } from './entryParameters.ts'
import { secretParameters } from './parseEntry.ts'

/** The paths of stores. Source: spec §2 "Screens and routes". */
const storePaths =
  'selectGoods layoutGame selectGame recharge result my activity userCenter replenishGoods errorReplenish certifiedReal notArea showError'

/** Parameters whose values are ids, of which a chat's punctuation is no part. */
const idNames =
  '(?:client|rp_client|area|server|role|replenish)_id|billing_no|visit|spec_lang|idfv|domain_area|utm_pay'
const isIdName = new RegExp(`^(?:${idNames})$`)
const holdsId = new RegExp(`[#?&;](?:${idNames})=`)
const holdsSecret = new RegExp(
  `(?:^|\\W)(?:${[...secretParameters.keys()].join('|')})\\W*=|oauth_|access_token|id_token`,
  'i',
)
/** Where parameters begin in a path that has lost its question mark, or the form of it. */
const firstParameter = /[?&;#]|\W(?=[a-z_]+=)/i
/** Punctuation of any script, as a browser writes it into a path, and names of the document itself. */
const isNoName =
  /^(?:index(?:\.\w+)?|(?:[^\w%]|%(?:C2%[AB]|E2%80%[89A]|E3%80%[89]|EF%BC%[89]|EF%BB%B)[\dA-F])*)$/i

/** The parts of an address that a link brings. */
export interface LinkAddress {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/**
 * An address as it was meant, before chats, mails and people damaged it: slashes, capitals, the document's own name, the
 * punctuation of a sentence; parameters that were escaped as a whole, stand in the path or behind `#`. What is in doubt
 * stays as it came: such a path is no page of the store. `hasSecret` errs to one side, for no form of a secret must stay.
 * Source: decision 35, faults A-02 and W-06.
 */
export function repairAddress(address: LinkAddress): LinkAddress & { readonly hasSecret: boolean } {
  const { pathname, hash } = address
  const came = address.search.slice(1)
  const fragment = withoutEscapes(hash)
  const isQuery = holdsId.test(fragment)
  const { path, parameters } = splitPath(withoutEscapes(pathname))
  const parts = [
    parameters,
    came.includes('=') ? came : withoutEscapes(came),
    isQuery ? fragment.slice(1) : '',
  ]
  const meant = withoutPunctuation(parts.filter((part) => part !== '').join('&'))
  return {
    pathname: repairPath(path),
    search: meant === came ? address.search : canonical(meant),
    hash: isQuery ? '' : hash,
    hasSecret: holdsSecret.test(withoutEscapes(pathname + address.search + hash)),
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
  const [start = ''] = /^@?[\w-]*/.exec(names[0] ?? '') ?? []
  const known = storePaths.split(' ').find((each) => each.toLowerCase() === start.toLowerCase())
  if (names.length === 1 && known !== undefined) return `/${known}`
  if (names.length === 1 && start.length > 1 && start.startsWith('@')) return `/${start}`
  return holdsSecret.test(path) ? '/showError' : `/${names.join('/')}`
}

/** Without what follows an id in the sentence that a link stands in: `)`, a full stop, words of a script without spaces. */
function withoutPunctuation(search: string): string {
  const start = Math.max(...['&', ';', '?'].map((mark) => search.lastIndexOf(mark))) + 1
  const at = search.indexOf('=', start)
  if (at === -1 || !isIdName.test(withoutEscapes(search.slice(start, at)))) return search
  const value = withoutEscapes(search.slice(at + 1))
  const [id = ''] = /^[\w.~:=-]*/.exec(value) ?? []
  let end = id.length
  while (end > 0 && '.:'.includes(id.charAt(end - 1))) end -= 1
  return end === value.length || end === 0 ? search : search.slice(0, at + 1) + id.slice(0, end)
}

/** Without the escapes of ASCII, made up to three times; those of other letters and broken ones stay. */
function withoutEscapes(text: string): string {
  let plain = text
  for (let times = 0; times < 3 && plain.includes('%'); times += 1)
    plain = plain.replace(/%[0-7][\dA-F]/gi, (escape) => decodeURIComponent(escape))
  return plain
}
