import type { Page } from '../browser/page.ts'
import type { SentRequest } from '../network/network.ts'
import { apiOrigins, deployment } from '../world/brand.ts'
import type { World } from '../world/world.ts'
import { strayedSecret } from './secrets.ts'

/** Nothing goes to a strange host, and nothing carries a secret that it does not need. Source: faults §3. */
export function checkAddress(world: World<Page>, sent: SentRequest): void {
  const { host, path } = sent.request
  if (!apiOrigins.includes(host) && host !== deployment.dataOrigin) world.broken('hosts', host)
  const secret = strayedSecret(sent)
  if (secret !== null) world.broken('secrets', `${path} carries ${secret}`)
}
