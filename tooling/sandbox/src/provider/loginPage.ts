import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxEnv } from '../http/guards.ts'
import { demoUsername } from '../seed/players.ts'
import type { World } from '../world/world.ts'
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

const isProvider = (text: string): text is Provider => Object.hasOwn(names, text)
const random = () => randomBytes(12).toString('hex')

/** What a provider sends back with a new code or token. */
const backWith: Readonly<Record<Provider, (secret: string) => Readonly<Record<string, string>>>> = {
  google: (code) => ({ code }),
  huawei: (code) => ({ code }),
  apple: (code) => ({ code, id_token: `id.${random()}` }),
  twitter: (oauth_verifier) => ({ oauth_token: random(), oauth_verifier }),
  facebook: (access_token) => ({ access_token }),
  vk: (access_token) => ({ access_token, user_id: '10001' }),
}

/** These send a token, in the fragment; the others a code, in the query, which is spent by the first who shows it. */
const tokenProviders: readonly Provider[] = ['facebook', 'vk']

const loginPage = (name: string) =>
  page(
    `Log in with ${name}`,
    html`<main>
      <p class="mark">Sandbox identity</p>
      <h1>Log in with ${name}</h1>
      <form method="post">
        <label>Account <input name="username" value="${demoUsername}" autocomplete="off" /></label>
        <button name="choice" value="allow" class="main">Continue</button>
        <button name="choice" value="cancel">Cancel</button>
      </form>
      <p class="note">A test login page that stands in for the provider's.</p>
    </main>`,
  )

/** Login pages of the providers: they send a store of this machine back with a grant, or with `error=access_denied`. */
export function loginRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.on(['GET', 'POST'], '/provider/login/:provider', async (c) => {
    const provider = c.req.param('provider')
    const { redirect_uri = '', state } = c.req.query()
    const url = URL.parse(redirect_uri)
    if (!isProvider(provider) || url === null || !world.localNames.isOrigin(url.origin))
      return c.html(plainPage('Wrong request'), 400, pageHeaders)
    if (c.req.method === 'GET') return c.html(loginPage(names[provider]), 200, headersLeadingTo(url.origin))
    const { choice, username } = await c.req.parseBody()
    const isToken = tokenProviders.includes(provider)
    const isAllowed = choice === 'allow' && typeof username === 'string'
    const back: Readonly<Record<string, string>> = isAllowed
      ? backWith[provider](random())
      : { error: 'access_denied' }
    if (isAllowed) {
      const { code, access_token, oauth_token, oauth_verifier } = back
      await world.db
        .insertInto('login_grant')
        .values({
          grant_code: code ?? access_token ?? `${oauth_token}.${oauth_verifier}`,
          provider,
          username: username.trim(),
          redirect_uri,
          is_single_use: !isToken,
          is_used: false,
        })
        .execute()
    }
    const values = new URLSearchParams({ ...back, ...(state === undefined ? {} : { state }) })
    if (isToken) url.hash = values.toString()
    else for (const [name, value] of values) url.searchParams.set(name, value)
    return c.redirect(url.href, 303)
  })
  return app
}
