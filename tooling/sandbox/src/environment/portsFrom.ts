import { defaultSandboxPorts, isBlockedPort } from '@topup/vite/apps'

/**
 * The ports that the environment names, `SANDBOX_PORTS` separated by commas, main host first; else the usual ones.
 * Throws a plain sentence for what is no port, and for one that browsers refuse.
 */
export function portsFrom(env: Readonly<Record<string, string | undefined>>): readonly [number, ...number[]] {
  const text = env['SANDBOX_PORTS'] ?? ''
  const [main = 0, ...backups] = text === '' ? defaultSandboxPorts : text.split(',').map(Number)
  const isPort = (port: number) => Number.isInteger(port) && port >= 0 && port <= 65_535
  const blocked = [main, ...backups].find(isBlockedPort)
  if (blocked !== undefined)
    throw new Error(`SANDBOX_PORTS is "${text}", and browsers refuse port ${blocked}. Choose another one.`)
  if ([main, ...backups].every(isPort)) return [main, ...backups]
  throw new Error(`SANDBOX_PORTS is "${text}"; it must be numbers up to 65535, separated by commas.`)
}
