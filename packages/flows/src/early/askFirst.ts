import { gameListPath, pageConfigPath, privateFetch, productPointsPath } from '@topup/api-client'
import {
  type Language,
  type PaymentRegion,
  languageAmong,
  maxSearchLength,
  platformOf,
  showsNewVersion,
} from '@topup/domain'
import { readKeptColors, setColors } from '../features/brandColor/keptColors.ts'
import { keepRoom } from '../frame/openOrders/room.ts'
import { newId } from '../platform/newId.ts'
import type {} from '../visit/readVisit.ts'
import type { AskStart } from './askStart.ts'
import { nothingPrefetched } from './earlyVisit.ts'

/** How long an early answer may be used: a page that slept while loading, or a later request, must get current prices. */
const freshMs = 60_000

/** What is stored under a key of the brand, not looked at; null without anything. */
export type ReadStored = (key: string) => unknown

/** What was found out of a visit and asked for, for the script that paints. It may hold a token, so never log it. */
export interface Asked {
  readonly clientId: string
  readonly region: PaymentRegion
  readonly language: Language
  /** Of who is logged in for the game; null for a guest. */
  readonly suid: string | null
  /** Whether products are drawn at this address. */
  readonly isShop: boolean
  readonly products: Promise<Response>
  readonly pageConfig: Promise<Response>
  /** Null where the document brings them. */
  readonly texts: Promise<Response> | null
  /** Called when something is painted, or nothing will be. */
  readonly onPainted: (outcome: unknown) => void
}

declare global {
  interface Window {
    /** Left by the first script for the one that paints, which takes it away, as the store does when it starts first. */
    topupAsked?: Asked
  }
}

/**
 * Asks for the first screen's data before the store's script is loaded, exactly as the store will: same host, same address, so
 * that the store finds its own requests answered. It knows plain visits alone and leaves every other to the store: a link with
 * secrets, into a game, to a payment or with a social code, and a device on which anything stored is not as the store writes it.
 * Source: decision 18, spec §7.
 */
export function askFirst(start: AskStart): void {
  attempt(() => ask(start))
  // What the first frame has to have; nothing is painted while this script runs.
  attempt(() => keepRoom({ text: (name) => localStorage.getItem(`topup.${start.key}.${name}`) }, document))
}

/** Each act alone: an old browser may lack what polyfills will add later, and what one needs the next may not. */
export function attempt(act: () => void): void {
  try {
    act()
  } catch {
    // The store does it itself.
  }
}

function need(isPlain: boolean): asserts isPlain {
  if (!isPlain) throw new Error('Not a plain visit')
}

function ask(start: AskStart): void {
  const { origin, pathname, search, hash } = location
  const deployment = start.deployments.find(({ origins }) => origins.indexOf(origin) !== -1)
  // The guard before this script has taken a link with secrets: nothing is requested before the store has read them.
  need(deployment !== undefined && window.topupCame === undefined && /^\/\w*$/.test(pathname) && hash === '')
  const facts = { ...start, ...deployment.own }
  const [kept, tab] = [readerOf(localStorage, start.key), readerOf(sessionStorage, start.key)]
  const link = readLink(search)
  const { clientId, parentClientId, region } = readSale(facts, link, { kept, tab })
  const language = readLanguage(start, link('spec_lang'), { kept, tab })
  const account = readAccount(kept('accounts'), clientId)
  const index = kept('backupApi')
  const host = deployment.hosts[typeof index === 'number' ? index : 0] ?? deployment.hosts[0]
  const common = {
    idfv: deviceId(link('idfv'), start.key, kept),
    spec_lang: language,
    ...(account !== null && { oauth_token: account.oauthToken }),
    client_id: clientId,
    domain_area: region,
  }
  const textsUrl = start.texts[language]

  const askedAtMs = Date.now()
  const waiting = new Map<string, Promise<Response>>()
  const send = (url: string, init?: RequestInit) => {
    const answer = fetch(url, init)
    // Whoever takes the answer handles a failure; if nobody takes it, the failure must not be reported as unhandled.
    answer.catch(() => undefined)
    waiting.set(url, answer)
    return answer
  }
  const read = (path: string, more?: Readonly<Record<string, string>>) =>
    send(`${host}${path}?${new URLSearchParams({ ...common, ...more })}`, privateFetch)
  const asked = {
    clientId,
    region,
    language,
    suid: account === null ? null : account.suid,
    isShop:
      (pathname === '/' || pathname === '/selectGoods') &&
      showsNewVersion(facts.newVersion, { region, clientId, parentClientId }),
    products: read(productPointsPath),
    pageConfig: read(pageConfigPath),
    texts: textsUrl === undefined ? null : send(textsUrl),
  }
  void read(gameListPath, { platform: platform() })
  const painting = new Promise<unknown>((resolve) => {
    window.topupAsked = { ...asked, onPainted: resolve }
    if (!asked.isShop) resolve(null)
  })
  window.topupEarly = {
    ...nothingPrefetched,
    painting,
    answers: (url) => {
      const answer = waiting.get(url)
      waiting.delete(url)
      return Date.now() - askedAtMs < freshMs ? answer : undefined
    },
  }
  const colors = readKeptColors(storageOver(kept), clientId)
  if (colors !== null) setColors(document, colors)
}

const platform = () => platformOf(navigator.userAgent, navigator.maxTouchPoints)

/** Reads records as `createBrandStorage` writes them; throws for anything else, and where the browser refuses storage. */
export const readerOf =
  (storage: Storage, brandKey: string): ReadStored =>
  (key) => {
    const text = storage.getItem(`topup.${brandKey}.${key}`)
    const stored: unknown = text === null ? null : (JSON.parse(text) as { readonly v: unknown }).v
    need(stored !== undefined)
    return stored
  }

export const storageOver = (read: ReadStored) => ({
  read: <T>(key: string, parse: (stored: unknown) => T | null): T | null => {
    const stored = read(key)
    return stored === null ? null : parse(stored)
  },
})

type Stored = Readonly<Record<'kept' | 'tab', ReadStored>>

/** Reads a parameter of the address, null without it. Throws where other parameters make the visit another one. */
function readLink(search: string): (name: string) => string | null {
  // Names without an escape, and values without a sign that ends them for some readers.
  need(search.length <= maxSearchLength && /^(?:\?(?:[\w.-]+=[^&?;]*(?:&|$))*)?$/.test(search))
  need(!/[?&](?:visit|replenish_id|rp_client_id|area_id|server_id|role_id|billing_no)=/i.test(search))
  return (name) => {
    const found = search.split(/[?&]/).filter((pair) => pair.toLowerCase().indexOf(`${name}=`) === 0)
    // Which of two counts, in capitals or not, is the store's to say.
    need(found.length < 2)
    return found[0] === undefined ? null : idOf(found[0].slice(name.length + 1))
  }
}

function textOf(value: unknown, longest = 256): string {
  need(typeof value === 'string' && value !== '' && value.length <= longest)
  return value
}

function idOf(value: unknown): string {
  // Behind a full stop or a colon a sentence ends, not an id.
  need(typeof value === 'string' && /^[\w.~:-]{0,63}[\w~-]$/.test(value))
  return value
}

const idOrNull = (value: unknown) => (value == null ? null : idOf(value))

/** The game of the visit and the region where it is sold, as `readVisit` finds them. */
function readSale(facts: AskStart, link: (name: string) => string | null, { kept, tab }: Stored) {
  need((tab('gameVisit') ?? tab('chosenRegion')) === null)
  const linkGame = link('client_id')
  const asked = link('domain_area') ?? (linkGame === null ? tab('linkRegion') : null)
  const isOtherGame = linkGame !== null && linkGame !== tab('linkGame')
  const [ofTab, ofLast] = [isOtherGame ? null : tab('game'), kept('game')].map(gameOf)
  const ids = [
    ofTab?.clientId,
    linkGame,
    idOrNull(tab('linkGame')),
    ofLast?.clientId,
    facts.first?.[platform()],
  ]
  const clientId = ids.find((id) => id != null)
  need(clientId != null)
  const parentClientId = [ofTab, ofLast].find((game) => game?.clientId === clientId)?.parentClientId ?? null
  const { regionOf } = facts
  const before = tab('region') ?? kept('region')
  const candidates = [asked, regionOf[clientId], regionOf[parentClientId ?? ''], before]
  return { clientId, parentClientId, region: firstListed(facts.regions, candidates) }
}

/** The only region, or the first of these. Throws for one that the brand does not list. */
function firstListed(regions: readonly PaymentRegion[], candidates: readonly unknown[]): PaymentRegion {
  const [only, ...others] = regions
  const found =
    others.length === 0 ? only : candidates.map((each) => listed(regions, each)).find((each) => each !== null)
  need(found !== undefined)
  return found
}

/** One of a list; null without anything, and throws for anything else. */
function listed<T extends string>(list: readonly T[], value: unknown): T | null {
  if (value == null) return null
  const found = list.find((each) => each === value)
  need(found !== undefined)
  return found
}

function gameOf(stored: unknown) {
  if (stored === null) return null
  const { clientId, name, parentClientId } = stored as Readonly<Record<string, unknown>>
  textOf(name)
  return { clientId: idOf(clientId), parentClientId: idOrNull(parentClientId) }
}

/** The language of the visit, as `readVisit` finds it. */
function readLanguage(
  { texts, defaultLanguage }: Pick<AskStart, 'defaultLanguage' | 'texts'>,
  linked: string | null,
  { kept, tab }: Stored,
): Language {
  const languages = [defaultLanguage, ...(Object.keys(texts) as Language[])]
  const among = (tag: unknown) => languageAmong(languages, tag)
  need(linked === null || among(linked) !== null)
  const asked = among(linked) ?? listed(languages, tab('linkLanguage'))
  const chosen = [asked === tab('overruled') ? null : asked, listed(languages, kept('language'))]
  const wanted = [...chosen, ...navigator.languages.map(among)]
  return wanted.find((language) => language !== null) ?? defaultLanguage
}

/** Who is logged in for a game; null for a guest. */
export function readAccount(
  accounts: unknown,
  clientId: string,
): Record<'name' | 'oauthToken' | 'suid', string> | null {
  if (accounts === null) return null
  need(Array.isArray(accounts))
  const own = (accounts as readonly (readonly [string, Record<string, unknown>])[]).filter(
    ([id]) => id === clientId,
  )
  need(own.length < 2)
  if (own[0] === undefined) return null
  const { username, suid, oauthToken } = own[0][1]
  return { oauthToken: textOf(oauthToken, 2048), suid: textOf(suid), name: textOf(username) }
}

/** The device's id, a new one kept for the store, which has to find the same. */
function deviceId(linked: string | null, brandKey: string, kept: ReadStored): string {
  if (linked !== null) return linked
  if (kept('uuid') === null)
    localStorage.setItem(`topup.${brandKey}.uuid`, JSON.stringify({ v: newId(), e: null }))
  return textOf(kept('uuid'), 128)
}
