import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listApps } from '@topup/vite'
import { rootFolder } from '../repository/folders.ts'
import { withRealValues } from './withRealValues.ts'

/** Pictures are of no use to what runs in the copy. */
const isWanted = (path: string) => path !== '' && !path.endsWith('.png')

/**
 * Copies what stands in the repository, committed or not, into an empty folder, with links to the installed packages.
 * Every brand's facts get real-looking values on the way.
 */
export function copyWithRealValues(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: rootFolder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const paths = listed.split('\0').filter((path) => isWanted(path) && existsSync(join(rootFolder, path)))
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(rootFolder, path), join(folder, path))
  }
  for (const key of listApps()) {
    const facts = join(folder, 'apps', key, 'src/brand.ts')
    writeFileSync(facts, withRealValues(readFileSync(facts, 'utf8'), key))
  }
  symlinkSync(join(rootFolder, 'node_modules'), join(folder, 'node_modules'))
  for (const path of paths.filter((each) => /^[^/]+(?:\/[^/]+)?\/package\.json$/.test(each)))
    linkPackages(dirname(path), folder)
}

/** The links of one package to what it depends on; those to our own packages then lead into the copy. */
function linkPackages(name: string, folder: string): void {
  const from = join(rootFolder, name, 'node_modules')
  if (!existsSync(from)) return
  cpSync(from, join(folder, name, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/node_modules\/\.(?:vite|bin|cache)/.test(path),
  })
}
