import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { getCookie, setCookie } from 'hono/cookie'
import type { SandboxEnv } from './env.ts'

/** Who may steer a sandbox: whoever reaches it, whoever has the token, or nobody. */
export type ControlAccess =
  | { readonly kind: 'open' }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'none' }

const cookieName = 'sandbox_control'
const cookieSeconds = 12 * 60 * 60

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether two texts are the same, in a time that does not tell where they differ. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other))

/** What the browser keeps in place of the token, so that the token itself is sent once. */
const passOf = (token: string) => createHmac('sha256', token).update('sandbox control').digest('base64url')

/** Whether a request has the token: a program in `Authorization: Bearer`, a browser by having signed in. */
export function hasToken(c: Context<SandboxEnv>, token: string): boolean {
  const [, given = ''] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  return isSameSecret(given, token) || isSameSecret(getCookie(c, cookieName) ?? '', passOf(token))
}

/** Lets those with the token pass. For all others there is nothing here. */
export const tokenOnly = (token: string): MiddlewareHandler<SandboxEnv> =>
  createMiddleware<SandboxEnv>(async (c, next) => (hasToken(c, token) ? next() : c.notFound()))

/** Takes the token of the form that signs a browser in; false where it is another one. */
export async function signIn(c: Context<SandboxEnv>, token: string, isSecure: boolean): Promise<boolean> {
  const { token: given } = await c.req.parseBody()
  if (typeof given !== 'string' || !isSameSecret(given.trim(), token)) return false
  setCookie(c, cookieName, passOf(token), {
    httpOnly: true,
    secure: isSecure,
    sameSite: 'Strict',
    path: '/__sandbox',
    maxAge: cookieSeconds,
  })
  return true
}
