import { isLocalHost } from '@topup/domain'

/**
 * Whether a sandbox build may call the sandbox that its document names: on a local host any, elsewhere over https alone. A document names
 * one where a local server wrote it in, or where the build was made for a shared sandbox. Source: decisions 37 and 91.
 */
export const takesSandbox = (
  { hostname, protocol }: Pick<Location, 'hostname' | 'protocol'>,
  origins: readonly string[],
): boolean =>
  isLocalHost(hostname) || (protocol === 'https:' && origins.every((origin) => origin.startsWith('https://')))
