import type { NetworkInterfaceInfo } from 'node:os'
import { isLocalHost } from '@topup/domain'

/** What `networkInterfaces()` of Node says: of each interface, its addresses. */
export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/**
 * The address under which a phone in the same network reaches this machine: the first private IPv4 address. Throws a plain
 * sentence where there is none.
 */
export function phoneAddress(interfaces: Interfaces): string {
  const found = Object.values(interfaces)
    .flatMap((addresses = []) => addresses)
    .find(({ family, internal, address }) => family === 'IPv4' && !internal && isLocalHost(address))
  if (found === undefined)
    throw new Error(
      'This machine has no address in a private network, so no phone can reach it. Join one, then try again.',
    )
  return found.address
}
