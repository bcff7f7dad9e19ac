import { deviceReport } from '@topup/api-client/contract'
import { sandboxReportsPath } from '@topup/vite/apps'
import { Hono } from 'hono'
import * as v from 'valibot'
import { corsHeaders } from '../http/cors.ts'
import type { SandboxEnv } from '../http/env.ts'
import { localPagesOnly } from '../http/localPagesOnly.ts'
import type { World } from '../world/world.ts'

const body = v.pipe(v.string(), v.parseJson(), deviceReport)

/** Takes the reports of devices as a data host does; one that is not in the form of the contract is refused by name. Source: decision 92. */
export function reportRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.post(sandboxReportsPath, localPagesOnly(world.localNames), async (c) => {
    const headers = corsHeaders(c, world.localNames)
    const read = v.safeParse(body, await c.req.text())
    if (!read.success) {
      // The places alone: what stands there may be what no report should hold.
      const places = read.issues.map((issue) => v.getDotPath(issue) ?? '(root)').join(', ')
      const error = `A report of a device is not in the form of the contract at ${places}`
      console.error(error)
      return c.json({ error }, 400, headers)
    }
    world.reports.add({ atMs: world.now(), report: read.output })
    return c.body(null, 204, headers)
  })
  return app
}
