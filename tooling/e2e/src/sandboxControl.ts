import type { DeviceReport } from '@topup/api-client/contract'
import type { Ledger } from '@topup/sandbox'
import { sandboxOrigins } from './stores.ts'

/** One fault for one player, as `POST /__sandbox/faults` takes it. */
export interface Fault {
  readonly player: string
  readonly call: string
  readonly fault: string
  readonly value?: number | string | undefined
  readonly times?: number
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`${sandboxOrigins()[0]}/__sandbox${path}`, body === undefined ? {} : sent)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

/** The orders and debits that really exist for a player. */
export const ledgerOf = (player: string) => ask<Ledger>(`/ledger?player=${encodeURIComponent(player)}`)

/** The orders and debits that really exist for a payment link. */
export const ledgerOfLink = (link: string) => ask<Ledger>(`/ledger?link=${encodeURIComponent(link)}`)

/** Makes a call go wrong for a player. */
export const breakCall = (fault: Fault) => ask('/faults', fault)

/** Lets everything work again for a player. */
export const mendCalls = (player: string) => ask('/faults/clear', { player })

/** How often each call reached the sandbox for a player. */
export const requestsOf = (player: string) =>
  ask<{ readonly total: number; readonly counts: Readonly<Record<string, number>> }>(
    `/requests?player=${encodeURIComponent(player)}`,
  )

/** What the data host took from one device, oldest first. */
export async function trackedOf(idfv: string) {
  type Tracked = {
    readonly event: string
    readonly body: Readonly<Partial<Record<'base' | 'user' | 'data', Readonly<Record<string, unknown>>>>>
  }
  const path = `/tracking?player=${encodeURIComponent(idfv)}`
  return (await ask<{ readonly list: readonly Tracked[] }>(path)).list
}

/** What the data host took from devices, oldest first. */
export async function reportsTaken() {
  const { list } = await ask<{ readonly list: readonly { readonly report: DeviceReport }[] }>('/reports')
  return list.map(({ report }) => report)
}

/** The provider's verification has been passed. */
export const verifyPlayer = (player: string) => ask('/accounts', { player, verified: true })
