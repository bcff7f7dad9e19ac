import { existsSync } from 'node:fs'
import { runCommand } from './runCommand.ts'

/** Without these, apt tries an unreachable server for minutes. */
const limits = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15']

const get = (...given: readonly string[]) =>
  runCommand({
    line: ['apt-get', '-qq', ...limits, ...given],
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })

let updated: Promise<unknown> | null = null

/**
 * Installs Debian packages as root; null when that worked, else why not, as the end of a sentence. Lists that are weeks
 * old bring versions that are gone from the servers or too old for the tests, so the lists are renewed once first.
 */
export async function installPackages(packages: readonly string[]): Promise<string | null> {
  if (!existsSync('/usr/bin/apt-get')) return 'it is installed by itself on Debian only'
  if (process.getuid?.() !== 0) return 'it is installed by itself for root only'
  updated ??= get('update')
  await updated
  const { isFine, output } = await get('install', '-y', '--no-install-recommends', ...packages)
  if (isFine) return null
  const error = output.split('\n').findLast((line) => line.startsWith('E:'))
  return `apt-get could not install ${packages.join(' and ')}${error === undefined ? '' : ` (${error.slice(3)})`}`
}
