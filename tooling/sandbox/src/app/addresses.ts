import type { Sharing } from '../environment/sharingFrom.ts'
import type { ControlAccess } from '../http/controlGate.ts'
import type { HostAccess } from './createApp.ts'

/** An address to listen on, and what its visitors may do. */
export interface Address {
  readonly address: string
  readonly access: HostAccess
}

/** Who shall reach a sandbox. */
interface Asked {
  readonly playerAddress?: string
  readonly sharing?: Sharing | null
  readonly token?: string | null
}

const loopback = '127.0.0.1'

/**
 * Who may do what on each address. On loopback alone there is no limit, and no token unless one was given. A shared sandbox is never
 * open, whatever address it listens on: behind a proxy on the same machine everybody comes from loopback.
 */
export function addressesOf({ playerAddress, sharing = null, token = null }: Asked): readonly Address[] {
  const withToken: ControlAccess | null = token === null ? null : { kind: 'token', token }
  if (sharing !== null) {
    const control = withToken ?? { kind: 'none' }
    return [{ address: sharing.address, access: { control, hasStartPage: true, limit: sharing } }]
  }
  const own = { control: withToken ?? ({ kind: 'open' } as const), hasStartPage: true, limit: null }
  const forPlayers = { control: { kind: 'none' }, hasStartPage: false, limit: null } as const
  return [
    { address: loopback, access: own },
    ...(playerAddress === undefined ? [] : [{ address: playerAddress, access: forPlayers }]),
  ]
}
