import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxEnv } from '../http/guards.ts'
import { demoUsername } from '../seed/players.ts'
import type { World } from '../world/world.ts'
import type { Html } from '../http/html.ts'
import { headersLeadingTo, page, pageHeaders, plainPage } from '../http/html.ts'

const names = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'iOS sign-in',
  vk: 'VK',
  twitter: 'Twitter',
  huawei: 'Huawei',
} as const
type Provider = keyof typeof names

type Pairs = Grant['back']

const byCode = (code: string, more: Pairs = []): Grant => ({
  code,
  isSingleUse: true,
  back: [['code', code], ...more],
  place: 'query',
})
const byToken = (code: string, more: Pairs = []): Grant => ({
  code,
  isSingleUse: false,
  back: [['access_token', code], ...more],
  place: 'fragment',
})

/** How each provider answers a login; `secret` is the new code or token. */
const grants: { readonly [P in Provider]: (secret: string) => Grant } = {
  google: (secret) => byCode(secret),
  huawei: (secret) => byCode(secret),
  apple: (secret) => byCode(secret, [['id_token', `id.${random()}`]]),
  facebook: (secret) => byToken(secret),
  vk: (secret) => byToken(secret, [['user_id', '10001']]),
  twitter: (secret) => {
    const token = random()
    const back: Pairs = [
      ['oauth_token', token],
      ['oauth_verifier', secret],
    ]
    return { ...byCode(`${token}.${secret}`), back }
  },
}

const isProvider = (text: string): text is Provider => Object.hasOwn(names, text)
const random = () => randomBytes(12).toString('hex')

/** What a provider sends back: in the query (codes) or in the fragment (tokens). */
interface Grant {
  readonly code: string
  readonly isSingleUse: boolean
  readonly back: readonly (readonly [string, string])[]
  readonly place: 'query' | 'fragment'
}

function addressBack(
  redirectUri: string,
  grant: Pick<Grant, 'back' | 'place'>,
  state: string | undefined,
): string {
  const url = new URL(redirectUri)
  const values = new URLSearchParams([
    ...grant.back.map(([name, value]) => [name, value]),
    ...(state === undefined ? [] : [['state', state]]),
  ])
  if (grant.place === 'fragment') url.hash = values.toString()
  else for (const [name, value] of values) url.searchParams.set(name, value)
  return url.href
}

function loginPage(provider: Provider): Html {
  return page(
    `Log in with ${names[provider]}`,
    html`<main>
      <p class="mark">Sandbox identity</p>
      <h1>Log in with ${names[provider]}</h1>
      <form method="post">
        <label>Account <input name="username" value="${demoUsername}" autocomplete="off" /></label>
        <button name="choice" value="allow" class="main">Continue</button>
        <button name="choice" value="cancel">Cancel</button>
      </form>
      <p class="note">A test login page that stands in for the provider's.</p>
    </main>`,
  )
}

/** Login pages of the providers: they send a store of this machine back with a grant, or with `error=access_denied`. */
export function loginRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.on(['GET', 'POST'], '/provider/login/:provider', async (c) => {
    const provider = c.req.param('provider')
    const redirectUri = c.req.query('redirect_uri') ?? ''
    const isLocal = URL.canParse(redirectUri) && world.localNames.isOrigin(new URL(redirectUri).origin)
    if (!isProvider(provider) || !isLocal) return c.html(plainPage('Wrong request'), 400, pageHeaders)
    if (c.req.method === 'GET')
      return c.html(loginPage(provider), 200, headersLeadingTo(new URL(redirectUri).origin))
    const form = await c.req.parseBody()
    const state = c.req.query('state')
    const grant = grants[provider](random())
    if (form['choice'] !== 'allow' || typeof form['username'] !== 'string')
      return c.redirect(
        addressBack(redirectUri, { back: [['error', 'access_denied']], place: grant.place }, state),
        303,
      )
    await world.db
      .insertInto('login_grant')
      .values({
        grant_code: grant.code,
        provider,
        username: form['username'].trim(),
        redirect_uri: redirectUri,
        is_single_use: grant.isSingleUse,
        is_used: false,
      })
      .execute()
    return c.redirect(addressBack(redirectUri, grant, state), 303)
  })
  return app
}
