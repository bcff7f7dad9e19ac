import { Hono } from 'hono'
import type { Context } from 'hono'
import { basicAuth } from 'hono/basic-auth'
import { bodyLimit } from 'hono/body-limit'
import { except } from 'hono/combine'
import { HTTPException } from 'hono/http-exception'
import { sql } from 'kysely'
import * as v from 'valibot'
import { deviceReport } from '@topup/api-client/contract'
import openapi from '@topup/api-client/openapi.json' with { type: 'json' }
import { sandboxReportsPath } from '@topup/vite/apps'
import { assetRoutes } from '../assets/assetRoutes.ts'
import { controlPageRoutes } from '../control/controlPage.ts'
import { controlRoutes } from '../control/controlRoutes.ts'
import {
  localHostOnly,
  localPagesOnly,
  ownPagesOnly,
  readableByStores,
  requestLimit,
} from '../http/guards.ts'
import type { RequestLimit, SandboxEnv } from '../http/guards.ts'
import { googleRoutes } from '../provider/google/googleRoutes.ts'
import { loginRoutes } from '../provider/loginPage.ts'
import { otherPageRoutes } from '../provider/otherPages.ts'
import { payRoutes } from '../provider/payPage.ts'
import { pspRoutes } from '../provider/pspRoutes.ts'
import { formHosts } from '../provider/hostedForm/formHosts.ts'
import { formHostRoutes } from '../provider/hostedForm/hostedFormRoutes.ts'
import { startPageRoutes } from '../start/startPage.ts'
import type { World } from '../world/world.ts'
import { callRoutes } from './callRoutes.ts'
import type { SandboxOptions } from './startSandbox.ts'

const body = v.pipe(v.string(), v.parseJson(), deviceReport)

/** Takes the reports of devices as a data host does; one that is not in the form of the contract is refused by name. Source: decision 92. */
function reportRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.post(sandboxReportsPath, localPagesOnly(world.localNames), async (c) => {
    const read = v.safeParse(body, await c.req.text())
    if (!read.success) {
      // The places alone: what stands there may be what no report should hold.
      const places = read.issues.map((issue) => v.getDotPath(issue) ?? '(root)').join(', ')
      const error = `A report of a device is not in the form of the contract at ${places}`
      console.error(error)
      return c.json({ error }, 400)
    }
    world.reports.add({ atMs: world.now(), report: read.output })
    return c.body(null, 204)
  })
  return app
}

/** Who may steer a sandbox: whoever reaches it, whoever has the token, or nobody. */
type ControlAccess = 'open' | 'none' | { readonly token: string }

/** What a host lets its visitors do. */
interface HostAccess {
  readonly control: ControlAccess
  /** Whether there is a start page with the stores. */
  readonly hasStartPage: boolean
  /** How often one address may ask; null for no limit. */
  readonly limit: RequestLimit | null
}

/** The longest body that is read, in bytes: far more than a store sends. */
const longestBody = 256 * 1024

/**
 * One host of the sandbox: calls, pay page, pictures and, where its visitors may, control over the shared world. Its number is 0 for the
 * main host, then the backups'.
 */
export function createApp(world: World, host: number, access: HostAccess): Hono<SandboxEnv> {
  const { localNames } = world
  const app = new Hono<SandboxEnv>()
  app.use(localHostOnly(localNames))
  app.get('/health', async (c) => {
    await sql`select 1`.execute(world.db)
    return c.json({ ok: true })
  })
  app.use(except(['/__sandbox/*', '/provider/*'], readableByStores(localNames)))
  if (access.limit !== null) app.use(requestLimit(access.limit, () => world.now()))
  const tooLong = { error: `A body may have ${longestBody} bytes.` }
  // What is left of the body is in the connection, so nothing else can be sent over it.
  const refuse = (c: Context) => c.json(tooLong, 413, { connection: 'close' })
  app.post('*', bodyLimit({ maxSize: longestBody, onError: refuse }))
  // The drop-in is part of a store's page; its routes have a rule of their own.
  app.use('/provider/*', ownPagesOnly(localNames))
  if (access.control !== 'none') app.route('/', controlFor(world, access.control))
  if (access.hasStartPage) app.route('/', startPageRoutes(world, access.control !== 'none'))
  app.get('/openapi.json', (c) => c.json(openapi))
  app.route('/', payRoutes(world))
  app.route('/', pspRoutes(world))
  for (const provider of formHosts) app.route('/', formHostRoutes(world, provider))
  app.route('/', googleRoutes())
  app.route('/', loginRoutes(world))
  app.route('/', otherPageRoutes(world))
  app.route('/', assetRoutes())
  app.route('/', reportRoutes(world))
  app.route('/', callRoutes(world, host))
  app.notFound((c) => c.json({ code: -404, msg: 'There is no such call.', content: null }, 404))
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    console.error(error)
    return c.json({ code: -500, msg: 'The sandbox failed; see its log.', content: null }, 500)
  })
  return app
}

const invalidUserMessage = 'The name is sandbox, the password is the token of whoever runs it.'

/** The control; a browser asks for the token by itself. */
function controlFor(world: World, access: Exclude<ControlAccess, 'none'>): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  if (access !== 'open')
    app.use(
      '/__sandbox/*',
      basicAuth({ username: 'sandbox', password: access.token, realm: 'sandbox', invalidUserMessage }),
    )
  app.use('/__sandbox/*', ownPagesOnly(world.localNames))
  app.route('/__sandbox', controlPageRoutes(world))
  app.route('/__sandbox', controlRoutes(world))
  return app
}

/** An address to listen on, and what its visitors may do. */
export interface Address {
  readonly address: string
  readonly access: HostAccess
}

const loopback = '127.0.0.1'

/**
 * Who may do what on each address. On loopback alone there is no limit, and no token unless one was given. A shared sandbox is never
 * open, whatever address it listens on: behind a proxy on the same machine everybody comes from loopback.
 */
export function addressesOf(options: SandboxOptions): readonly Address[] {
  const { playerAddress, sharing = null, token = null } = options
  const withToken = token === null ? null : { token }
  if (sharing !== null) {
    const control = withToken ?? 'none'
    return [{ address: sharing.address, access: { control, hasStartPage: true, limit: sharing } }]
  }
  const own = { control: withToken ?? 'open', hasStartPage: true, limit: null } as const
  const forPlayers = { control: 'none', hasStartPage: false, limit: null } as const
  return [
    { address: loopback, access: own },
    ...(playerAddress === undefined ? [] : [{ address: playerAddress, access: forPlayers }]),
  ]
}
