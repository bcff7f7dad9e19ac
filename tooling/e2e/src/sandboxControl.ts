import type { DeviceReport } from '@topup/api-client/contract'
import type { Ledger } from '@topup/sandbox'
import { sandboxOrigins } from './stores.ts'

/** One fault for one player, as `POST /__sandbox/faults` takes it. */
export interface Fault {
  readonly player: string
  readonly call: string
  readonly fault: string
  readonly value?: number | string
  readonly times?: number
}

async function ask(path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${sandboxOrigins()[0]}/__sandbox${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** The orders and debits that really exist for a player. */
export const ledgerOf = (player: string) =>
  ask(`/ledger?player=${encodeURIComponent(player)}`) as Promise<Ledger>

/** The orders and debits that really exist for a payment link. */
export const ledgerOfLink = (link: string) =>
  ask(`/ledger?link=${encodeURIComponent(link)}`) as Promise<Ledger>

/** Makes a call go wrong for a player. */
export const breakCall = (fault: Fault) => ask('/faults', fault)

/** Lets everything work again for a player. */
export const mendCalls = (player: string) => ask('/faults/clear', { player })

/** How often each call reached the sandbox for a player. */
export const requestsOf = (player: string) =>
  ask(`/requests?player=${encodeURIComponent(player)}`) as Promise<{
    readonly total: number
    readonly counts: Readonly<Record<string, number>>
  }>

/** What the data host took from one device, oldest first. */
export const trackedOf = async (idfv: string) =>
  (
    (await ask(`/tracking?player=${encodeURIComponent(idfv)}`)) as {
      readonly list: readonly {
        readonly event: string
        readonly body: {
          readonly base?: Readonly<Record<string, unknown>>
          readonly user?: Readonly<Record<string, unknown>>
          readonly data?: Readonly<Record<string, unknown>>
        }
      }[]
    }
  ).list

/** What the data host took from devices, oldest first. */
export const reportsTaken = async () =>
  ((await ask('/reports')) as { readonly list: readonly { readonly report: DeviceReport }[] }).list.map(
    ({ report }) => report,
  )

/** The provider's verification has been passed. */
export const verifyPlayer = (player: string) => ask('/accounts', { player, verified: true })
