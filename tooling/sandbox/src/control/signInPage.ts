import { Hono } from 'hono'
import { html } from 'hono/html'
import { hasToken, ownPagesOnly, signIn, tokenOnly } from '../http/guards.ts'
import type { LocalNames, SandboxEnv } from '../http/guards.ts'
import { type Html, page, pageHeaders } from '../http/html.ts'

const signInPage = (note: string): Html =>
  page(
    'Steer the sandbox',
    html`<main>
      <h1>Steer the sandbox</h1>
      <p>${note}</p>
      <form method="post" action="/__sandbox/sign-in">
        <label>Token <input name="token" type="password" autocomplete="current-password" required /></label>
        <button class="main">Sign in</button>
      </form>
    </main>`,
  )

/** What stands in front of the control of a shared sandbox. A browser without the token finds one form here, and nothing else. */
export function signInRoutes(names: LocalNames, token: string): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.get('/__sandbox', async (c, next) =>
    hasToken(c, token)
      ? next()
      : c.html(signInPage('It needs the token of whoever runs it.'), 401, pageHeaders),
  )
  app.post('/__sandbox/sign-in', ownPagesOnly(names), async (c) => {
    const isSecure = names.originOf(new URL(c.req.url)).startsWith('https:')
    if (await signIn(c, token, isSecure)) return c.redirect('/__sandbox', 303)
    return c.html(signInPage('That is another token.'), 401, pageHeaders)
  })
  app.use('/__sandbox/*', tokenOnly(token))
  return app
}
