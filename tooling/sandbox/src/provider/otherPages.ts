import { Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxEnv } from '../http/guards.ts'
import { demoUsername } from '../seed/players.ts'
import type { World } from '../world/world.ts'
import { page, pageHeaders, plainPage } from '../http/html.ts'

const verifyForm = html`<form method="post">
  <label>Account <input name="username" value="${demoUsername}" autocomplete="off" /></label>
  <button class="main">This is me</button>
</form>`

const saying = [
  ['/provider/game/:code', 'Back in the game', 'This page stands in for the game.'],
  ['/provider/terms', 'User agreement', 'The publisher’s user agreement.'],
  ['/provider/privacy', 'Privacy policy', 'The publisher’s privacy policy.'],
] as const

/** The pages that the service's other links lead to: real-name check, the game, terms and privacy. */
export function otherPageRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.get('/provider/verify/:brand', (c) =>
    c.html(
      page(
        'Real-name check',
        html`<main>
          <h1>Real-name check</h1>
          ${verifyForm}
        </main>`,
      ),
      200,
      pageHeaders,
    ),
  )
  app.post('/provider/verify/:brand', async (c) => {
    const { username } = await c.req.parseBody()
    await world.db
      .updateTable('account')
      .set({ is_verified: true })
      .where('brand', '=', c.req.param('brand'))
      .where('username', '=', typeof username === 'string' ? username.trim() : '')
      .execute()
    const next = 'You can close this window and return to the game store.'
    return c.html(plainPage('Account verified', next), 200, pageHeaders)
  })
  for (const [path, title, text] of saying)
    app.get(path, (c) => c.html(plainPage(title, text), 200, pageHeaders))
  return app
}
