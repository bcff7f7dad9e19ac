import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder, runCommand } from './runCommand.ts'

/** Where a push starts from, as git names it: what the branch follows, or else main of `origin`. */
const bases = ['@{upstream}', 'origin/main'] as const

/**
 * The commit that this branch has in common with what it is pushed to. Throws a plain sentence where neither of them is
 * known: the base has to be named then.
 */
export async function pushBase(named: string | undefined): Promise<string> {
  for (const base of named === undefined ? bases : [named]) {
    const { isFine, stdout } = await runCommand({ line: ['git', 'merge-base', 'HEAD', base] })
    if (isFine) return stdout.trim()
  }
  const what = named === undefined ? `neither ${bases.join(' nor ')}` : `no commit ${named}`
  throw new Error(`There is ${what} to compare with. Name a branch or commit: npm run check:changed -- main`)
}

/** Files that differ from the base and still exist, from the root of the repository; what is not committed counts too. */
export async function changedSince(base: string): Promise<readonly string[]> {
  const lists = await Promise.all([
    runCommand({ line: ['git', 'diff', '--name-only', '-z', base] }),
    runCommand({ line: ['git', 'ls-files', '--others', '--exclude-standard', '-z'] }),
  ])
  const failed = lists.find(({ isFine }) => !isFine)
  if (failed !== undefined) throw new Error(failed.output)
  const names = lists.flatMap(({ stdout }) => stdout.split('\0')).filter((name) => name !== '')
  return [...new Set(names)].filter((name) => existsSync(join(rootFolder, name))).sort()
}

/** Changed sources of each package that has unit tests, by the package's folder; paths start there. */
export function sourcesByPackage(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const sources = files.flatMap((file) => {
    const [, folder, path] = /^((?:packages|tooling)\/[^/]+)\/(.+\.tsx?)$/.exec(file) ?? []
    return folder === undefined || path === undefined ? [] : [{ folder, path }]
  })
  return new Map(
    [...Map.groupBy(sources, ({ folder }) => folder)].map(([folder, own]) => [
      folder,
      own.map(({ path }) => path),
    ]),
  )
}
