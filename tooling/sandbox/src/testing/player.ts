import { randomBytes } from 'node:crypto'
import { obfuscate } from '@topup/api-client'
import type { Envelope } from '../app/callRoutes.ts'
import { accountPassword } from '../seed/players.ts'
import { wattId } from './testSandbox.ts'

/** Someone who plays through the wire, as a store would speak for them. */
export interface Player {
  readonly idfv: string
  readonly username: string
  readonly token: string
  readonly clientId: string
  /** A call with the player's token; `code` 1 is success. */
  call(path: string, query?: Readonly<Record<string, string>>): Promise<Envelope>
  /** A call whose content is wanted; throws on any other code than 1. */
  content<Content>(path: string, query?: Readonly<Record<string, string>>): Promise<Content>
  /** What a starter sends for a product; `more` replaces fields. */
  payment(productId: string, more?: Readonly<Record<string, string>>): Readonly<Record<string, string>>
  readonly role: { readonly role_id: string; readonly server_id: string; readonly area_id: string }
}

/** Where a player plays, and under which name; a new name is a fresh account. */
export interface PlayerOptions {
  readonly username?: string
  readonly clientId?: string
  readonly region?: string
  readonly country?: string
}

/** A GET as a store sends it. */
export async function get(
  origin: string,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<Envelope> {
  const response = await fetch(`${origin}${path}?${new URLSearchParams(query).toString()}`)
  return (await response.json()) as Envelope
}

/** Logs a player in and reads their first character. */
export async function logIn(origin: string, options: PlayerOptions = {}): Promise<Player> {
  const { clientId = wattId('starfall'), region = 'universal', country = 'MY' } = options
  const username = options.username ?? `t_${randomBytes(5).toString('hex')}`
  const idfv = `device-${randomBytes(5).toString('hex')}`
  const random = () => 0.5
  const login = await get(origin, '/util/login/auth', {
    idfv,
    client_id: clientId,
    username: obfuscate(username, random),
    password: obfuscate(accountPassword, random),
  })
  if (login.code !== 1) throw new Error(`Login of ${username}: ${login.code} ${login.msg}`)
  const token = (login.content as { oauth_token: string }).oauth_token
  const call = (path: string, query: Readonly<Record<string, string>> = {}) =>
    get(origin, path, { idfv, oauth_token: token, client_id: clientId, ...query })
  const content = async <Content>(path: string, query: Readonly<Record<string, string>> = {}) => {
    const answer = await call(path, query)
    if (answer.code !== 1) throw new Error(`${path}: ${answer.code} ${answer.msg}`)
    return answer.content as Content
  }
  const [role] = await content<Player['role'][]>('/api/system/allRoleList')
  const kept = role ?? { role_id: '', server_id: '', area_id: '' }
  return {
    idfv,
    username,
    token,
    clientId,
    role: kept,
    call,
    content,
    payment: (productId, more = {}) => ({
      client_id: clientId,
      server_id: `s${kept.server_id}`,
      role_id: kept.role_id,
      platform: 'web',
      product_id: productId,
      domain_area: region,
      bcp47_lang: 'en',
      country,
      did: idfv,
      session_id: `intent-${randomBytes(6).toString('hex')}`,
      session_time: '1700000000000',
      pay_id: '201',
      channel_id: '12101',
      ...more,
    }),
  }
}

/** Presses a button of the provider's pay page. */
export async function choose(payUrl: string, choice: 'approve' | 'decline' | 'pending'): Promise<string> {
  const response = await fetch(payUrl, { method: 'POST', body: new URLSearchParams({ choice }) })
  return response.text()
}

/** A control call. */
export async function control<Answer>(origin: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(
    `${origin}/__sandbox${path}`,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  )
  return (await response.json()) as Answer
}
