/** What a command of a workflow may name. */
export interface KnownScripts {
  /** Of the root's package.json. */
  readonly scripts: readonly string[]
  /** Of turbo.json. */
  readonly tasks: readonly string[]
  /** Of `npm run check`. */
  readonly checks: readonly string[]
}

/** Commands of pnpm itself that workflows use. */
const ofPnpm = ['audit', 'exec', 'install', 'licenses']

/** The scripts, tasks and checks that a command names and that do not exist, one sentence each. */
export function unknownScripts(command: string, known: KnownScripts): readonly string[] {
  return command
    .split(/\n|&&|\|\||;|\|/)
    .map((part) => part.trim().split(/\s+/))
    .flatMap((words) => {
      const [program = '', ...rest] = words
      if (program === 'npm') return ofNpm(withoutOptions(rest), known)
      if (program !== 'npx') return []
      const [tool = '', ...more] = withoutOptions(rest)
      if (tool === 'pnpm') return missing(more.slice(0, 1), [...known.scripts, ...ofPnpm], 'script')
      if (tool === 'turbo' && more[0] === 'run') return missing(more.slice(1), known.tasks, 'task of turbo')
      return []
    })
}

const withoutOptions = (words: readonly string[]) => words.filter((word) => !word.startsWith('-'))

function ofNpm([verb = '', name = '', ...rest]: readonly string[], known: KnownScripts): readonly string[] {
  if (verb === 'test' || verb === 'start') return missing([verb], known.scripts, 'script')
  if (verb !== 'run') return []
  return [
    ...missing([name], known.scripts, 'script'),
    ...(name === 'check' ? missing(rest.slice(0, 1), known.checks, 'check') : []),
  ]
}

const missing = (names: readonly string[], known: readonly string[], kind: string) =>
  names.filter((name) => !known.includes(name)).map((name) => `there is no ${kind} "${name}"`)
