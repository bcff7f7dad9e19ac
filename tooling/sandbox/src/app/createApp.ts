import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { sql } from 'kysely'
import { assetRoutes } from '../assets/assetRoutes.ts'
import { contractRoutes } from './contractRoutes.ts'
import { controlPageRoutes } from '../control/controlPage.ts'
import { controlRoutes } from '../control/controlRoutes.ts'
import { signInRoutes } from '../control/signInPage.ts'
import { loginRoutes } from '../provider/loginPage.ts'
import { otherPageRoutes } from '../provider/otherPages.ts'
import { alipayRoutes } from '../provider/alipay/alipayRoutes.ts'
import { airwallexRoutes } from '../provider/airwallex/airwallexRoutes.ts'
import { googleRoutes } from '../provider/google/googleRoutes.ts'
import { welcomeRoutes } from '../provider/welcome/welcomeRoutes.ts'
import { payRoutes } from '../provider/payPage.ts'
import { pspRoutes } from '../provider/pspRoutes.ts'
import type { World } from '../world/world.ts'
import { callRoutes } from './callRoutes.ts'
import { reportRoutes } from './reportRoutes.ts'
import type { ControlAccess } from '../http/controlGate.ts'
import { corsHeaders } from '../http/cors.ts'
import type { SandboxEnv } from '../http/env.ts'
import { jsonBodyOnly } from '../http/jsonBodyOnly.ts'
import { localHostOnly } from '../http/localHostOnly.ts'
import { ownPagesOnly } from '../http/ownPagesOnly.ts'
import { type RequestLimit, requestLimit } from '../http/requestLimit.ts'
import { startPageRoutes } from '../start/startPage.ts'
import { breakConnection } from '../http/breakConnection.ts'

/** Whether this host plays dead. */
export interface HostState {
  /** 0 for the main host, then the backups. */
  readonly number: number
  isDead: boolean
}

const aliveAnyway = /^\/(?:__sandbox|provider|checkoutshopper|assets)(?:\/|$)/

/** What a host lets its visitors do. */
export interface HostAccess {
  readonly control: ControlAccess
  /** Whether there is a start page with the stores. */
  readonly hasStartPage: boolean
  /** How often one address may ask; null for no limit. */
  readonly limit: RequestLimit | null
}

/** The longest body that is read, in bytes: far more than a store sends. */
const longestBody = 256 * 1024

/** One host of the sandbox: calls, pay page, pictures and, where its visitors may, control over the shared world. */
export function createApp(world: World, host: HostState, access: HostAccess): Hono<SandboxEnv> {
  const { localNames } = world
  const app = new Hono<SandboxEnv>()
  app.use(localHostOnly(localNames))
  app.get('/health', async (c) => {
    await sql`select 1`.execute(world.db)
    return c.json({ ok: true })
  })
  if (access.limit !== null) app.use(requestLimit(access.limit, localNames, () => world.now()))
  const tooLong = { error: `A body may have ${longestBody} bytes.` }
  // What is left of the body is in the connection, so nothing else can be sent over it.
  const refuse = (c: Context) => c.json(tooLong, 413, { connection: 'close' })
  app.post('*', bodyLimit({ maxSize: longestBody, onError: refuse }))
  app.use(async (c, next) => {
    if (host.isDead && !aliveAnyway.test(c.req.path)) {
      breakConnection(c.env.outgoing)
      return RESPONSE_ALREADY_SENT
    }
    return next()
  })
  // The drop-in is part of a store's page; its routes have a rule of their own.
  app.use('/provider/*', ownPagesOnly(localNames))
  if (access.control.kind === 'token') app.route('/', signInRoutes(localNames, access.control.token))
  if (access.control.kind !== 'none') app.route('/', control(world, host))
  if (access.hasStartPage) app.route('/', startPageRoutes(world, access.control.kind !== 'none'))
  app.route('/', contractRoutes())
  app.route('/', payRoutes(world))
  app.route('/', pspRoutes(world))
  app.route('/', airwallexRoutes(world))
  app.route('/', alipayRoutes(world))
  app.route('/', googleRoutes())
  app.route('/', welcomeRoutes(world))
  app.route('/', loginRoutes(world))
  app.route('/', otherPageRoutes(world))
  app.route('/', assetRoutes())
  app.route('/', reportRoutes(world))
  app.route('/', callRoutes(world, host.number))
  app.notFound((c) =>
    c.json(
      { code: -404, msg: 'There is no such call.', content: null },
      404,
      corsHeaders(c, world.localNames),
    ),
  )
  app.onError((error, c) => {
    console.error(error)
    return c.json(
      { code: -500, msg: 'The sandbox failed; see its log.', content: null },
      500,
      corsHeaders(c, world.localNames),
    )
  })
  return app
}

function control(world: World, host: HostState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.use('/__sandbox/*', ownPagesOnly(world.localNames))
  app.post('/__sandbox/host', jsonBodyOnly, async (c) => {
    const body: unknown = await c.req.json().catch(() => null)
    host.isDead = typeof body === 'object' && body !== null && 'dead' in body && body.dead === true
    return c.json({ dead: host.isDead })
  })
  app.route('/__sandbox', controlPageRoutes(world))
  app.route('/__sandbox', controlRoutes(world))
  return app
}
