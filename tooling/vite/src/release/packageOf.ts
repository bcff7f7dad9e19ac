import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appsFolder } from '../apps/listApps.ts'

/** The name of a brand's package: in kebab-case, so not always its key. */
export function packageOf(key: string): string {
  const { name } = JSON.parse(readFileSync(join(appsFolder, key, 'package.json'), 'utf8')) as { name: string }
  return name
}
