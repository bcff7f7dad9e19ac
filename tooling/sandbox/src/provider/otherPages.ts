import { Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxEnv } from '../http/guards.ts'
import { demoUsername } from '../seed/players.ts'
import type { World } from '../world/world.ts'
import type { Html } from '../http/html.ts'
import { page, pageHeaders } from '../http/html.ts'

const plain = (title: string, text: string): Html =>
  page(
    title,
    html`<main>
      <h1>${title}</h1>
      <p>${text}</p>
    </main>`,
  )

const verifyForm = html`<form method="post">
  <label>Account <input name="username" value="${demoUsername}" autocomplete="off" /></label>
  <button class="main">This is me</button>
</form>`

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
    return c.html(
      plain('Account verified', 'You can close this window and return to the game store.'),
      200,
      pageHeaders,
    )
  })
  app.get('/provider/game/:code', (c) =>
    c.html(plain('Back in the game', 'This page stands in for the game.'), 200, pageHeaders),
  )
  app.get('/provider/terms', (c) =>
    c.html(plain('User agreement', 'The publisher’s user agreement.'), 200, pageHeaders),
  )
  app.get('/provider/privacy', (c) =>
    c.html(plain('Privacy policy', 'The publisher’s privacy policy.'), 200, pageHeaders),
  )
  return app
}
