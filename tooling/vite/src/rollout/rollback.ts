import { existsSync } from 'node:fs'
import { rollBack } from './changeHost.ts'
import { openHost } from './hostFolder.ts'
import { readRollbackArguments } from './readRolloutArguments.ts'
import { reloadHint, runReload } from './runReload.ts'

try {
  const { to, reload } = readRollbackArguments(process.argv.slice(2))
  if (!existsSync(to)) throw new Error(`There is no folder ${to}.`)
  const served = await rollBack(openHost(to), {
    nowMs: Date.now(),
    reload: () => runReload(reload),
  })
  console.log([`${served.live} is what all players get.`, ...reloadHint(reload)].join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
