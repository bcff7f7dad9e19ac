import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { orderRulesSchema, usualRules } from '@topup/service-model'
import type { OrderRules } from '@topup/service-model'
import { defaultSandboxPorts, isBlockedPort, listApps } from '@topup/vite/apps'
import type { Kept } from '../db/keepNewest.ts'
import type { Storage } from '../db/openDatabase.ts'

type Environment = Readonly<Record<string, string | undefined>>

const listIn = (env: Environment, variable: string): readonly string[] =>
  (env[variable] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')

/** Further names of this machine that the environment adds: `SANDBOX_HOSTS`, separated by commas. */
export const hostsFrom = (env: Environment): readonly string[] => listIn(env, 'SANDBOX_HOSTS')

const someRules = v.pipe(v.string(), v.parseJson(), v.partial(orderRulesSchema))

/**
 * What the environment says about the orders of this service: `SANDBOX_ORDERS`, a JSON object with some of the fields
 * of `OrderRules`; the others are the usual ones. Throws a plain sentence for anything else.
 */
export function orderRulesFrom(env: Environment): OrderRules {
  const text = env['SANDBOX_ORDERS'] ?? ''
  const read = v.safeParse(someRules, text === '' ? '{}' : text)
  if (read.success) return { ...usualRules, ...(read.output as Partial<OrderRules>) }
  const fields = Object.keys(orderRulesSchema.entries).join(', ')
  throw new Error(`SANDBOX_ORDERS is "${text}"; it must be a JSON object with some of: ${fields}.`)
}

/**
 * The ports that the environment names, `SANDBOX_PORTS` separated by commas, main host first; else the usual ones.
 * Throws a plain sentence for what is no port, and for one that browsers refuse.
 */
export function portsFrom(env: Environment): readonly [number, ...number[]] {
  const text = env['SANDBOX_PORTS'] ?? ''
  const [main = 0, ...backups] = text === '' ? defaultSandboxPorts : text.split(',').map(Number)
  const isPort = (port: number) => Number.isInteger(port) && port >= 0 && port <= 65_535
  const blocked = [main, ...backups].find(isBlockedPort)
  if (blocked !== undefined)
    throw new Error(`SANDBOX_PORTS is "${text}", and browsers refuse port ${blocked}. Choose another one.`)
  if ([main, ...backups].every(isPort)) return [main, ...backups]
  throw new Error(`SANDBOX_PORTS is "${text}"; it must be numbers up to 65535, separated by commas.`)
}

/** How a sandbox is shared with other machines. */
export interface Sharing {
  /** The origin under which they reach it, as browsers write it. */
  readonly publicOrigin: string
  /** The address of this machine to listen on. */
  readonly address: string
  /** How many proxies stand in front of it; each adds to `x-forwarded-for` who called it. */
  readonly proxies: number
  /** How many requests one address may send in a minute. */
  readonly requestsPerMinute: number
  readonly kept: Kept
}

/** A store on this sandbox, by the key of its brand. */
export interface StoreAt {
  readonly key: string
  readonly origin: string
}

const isLoopback = (hostname: string) => hostname === 'localhost' || hostname === '127.0.0.1'

/** The text, where it is an origin as a browser sends it: https, or http on this machine. */
function readOrigin(text: string, variable: string): string {
  const url = URL.parse(text)
  const isSafe =
    (url?.protocol === 'https:' && /^[a-z\d.-]+$/.test(url.hostname)) ||
    (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (url !== null && isSafe && url.origin === text) return text
  throw new Error(
    `${variable} has "${text}"; an origin is written as https://store.example, without a path and in small letters.`,
  )
}

function readNumber(env: Environment, variable: string, otherwise: number, least: number): number {
  const text = env[variable] ?? ''
  const number = text === '' ? otherwise : Number(text)
  const isWhole = text === '' || /^\d+$/.test(text)
  if (isWhole && Number.isSafeInteger(number) && number >= least) return number
  throw new Error(`${variable} is "${text}"; it must be a whole number from ${least} on.`)
}

/** Origins of pages that may call besides those of this machine: `SANDBOX_ALLOWED_ORIGINS`, separated by commas. Throws a plain sentence for anything but origins. */
export const allowedOriginsFrom = (env: Environment): readonly string[] =>
  listIn(env, 'SANDBOX_ALLOWED_ORIGINS').map((text) => readOrigin(text, 'SANDBOX_ALLOWED_ORIGINS'))

/** Stores that are served elsewhere: `SANDBOX_STORES`, such as `watt=https://watt.example,ko=https://ko.example`. Their pages may call. Throws a plain sentence for anything else. */
export function storesFrom(env: Environment, keys: readonly string[] = listApps()): readonly StoreAt[] {
  return listIn(env, 'SANDBOX_STORES').map((text) => {
    const [key = '', origin = ''] = text.split(/=(.*)/s)
    if (!keys.includes(key))
      throw new Error(`SANDBOX_STORES has "${text}"; it must name a store: ${keys.join(', ')}.`)
    return { key, origin: readOrigin(origin, 'SANDBOX_STORES') }
  })
}

const shortestToken = 24

/** The token of the control: `SANDBOX_TOKEN`; null without one. Throws a plain sentence, without the token, for one that can be guessed. */
export function tokenFrom(env: Environment): string | null {
  const token = env['SANDBOX_TOKEN'] ?? ''
  if (token === '') return null
  if (/^[\x21-\x7e]+$/.test(token) && token.length >= shortestToken) return token
  throw new Error(
    `SANDBOX_TOKEN must have ${shortestToken} characters or more, without blanks: openssl rand -hex 32`,
  )
}

/**
 * How the sandbox is shared: `SANDBOX_PUBLIC_ORIGIN` says that it is. `SANDBOX_ADDRESS`, `SANDBOX_PROXIES`,
 * `SANDBOX_REQUESTS_PER_MINUTE`, `SANDBOX_ORDERS_KEPT`, `SANDBOX_ACCOUNTS_KEPT` and `SANDBOX_SESSIONS_KEPT` are for a shared one alone. Null for a sandbox of this machine. Throws a plain
 * sentence for what cannot be read.
 */
export function sharingFrom(env: Environment): Sharing | null {
  const text = env['SANDBOX_PUBLIC_ORIGIN'] ?? ''
  const address = env['SANDBOX_ADDRESS'] ?? ''
  if (text === '') {
    if (address === '') return null
    throw new Error('SANDBOX_ADDRESS opens the sandbox to other machines; name SANDBOX_PUBLIC_ORIGIN too.')
  }
  return {
    publicOrigin: readOrigin(text, 'SANDBOX_PUBLIC_ORIGIN'),
    address: address === '' ? '127.0.0.1' : address,
    proxies: readNumber(env, 'SANDBOX_PROXIES', 0, 0),
    requestsPerMinute: readNumber(env, 'SANDBOX_REQUESTS_PER_MINUTE', 1200, 1),
    kept: {
      orders: readNumber(env, 'SANDBOX_ORDERS_KEPT', 20_000, 1),
      accounts: readNumber(env, 'SANDBOX_ACCOUNTS_KEPT', 5000, 1),
      sessions: readNumber(env, 'SANDBOX_SESSIONS_KEPT', 20_000, 1),
    },
  }
}

const root = join(import.meta.dirname, '../../../..')

/**
 * The storage that the environment names: `DATABASE_URL` is PostgreSQL, `SANDBOX_MEMORY=1` forgets everything, else a
 * folder, `SANDBOX_DIR` or `.sandbox`, from the root of the repository. Empty values count as absent.
 */
export function storageFrom(env: Environment): Storage {
  const { DATABASE_URL: url = '', SANDBOX_MEMORY: memory, SANDBOX_DIR: folder = '' } = env
  if (url !== '') return { kind: 'postgres', url }
  if (memory === '1') return { kind: 'memory' }
  return { kind: 'folder', folder: resolve(root, folder === '' ? '.sandbox' : folder) }
}
