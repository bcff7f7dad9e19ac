import { join, relative } from 'node:path'
import { appsFolder } from '@topup/vite'
import { rootFolder, runCommand } from './runCommand.ts'

/** What is done while nothing else is on the screen, and for how long. */
export const building = (keys: readonly string[]): string =>
  `Building ${keys.join(', ')}: about half a minute for a store's first time, then only what has changed ...`

/** Builds stores for this machine where something changed. Throws a plain sentence with the tools' own words. */
export async function buildForHere(keys: readonly string[]): Promise<void> {
  const filters = keys.map((key) => `--filter=./${relative(rootFolder, join(appsFolder, key))}`)
  const { isFine, output } = await runCommand({
    line: ['turbo', 'run', 'build:sandbox', ...filters, '--output-logs=errors-only'],
  })
  if (isFine) return
  if (/ENOENT/.test(output)) throw new Error('The tools are not installed. Run: npm run setup')
  throw new Error(`The stores could not be built:\n${output.trim()}`)
}
