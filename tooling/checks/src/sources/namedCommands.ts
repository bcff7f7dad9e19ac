import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../repository/folders.ts'

/** The scripts that commands may name: of each package, and of the root under `''`. */
type KnownScripts = ReadonlyMap<string, ReadonlySet<string>>

/** A command that a text names; `problem` is a clause, null when it runs as it is written. */
interface NamedCommand {
  readonly offset: number
  readonly problem: string | null
}

/** Ways to name a command: what is found, and the package and script that it needs. */
const forms = [
  // pnpm is on no path but through npx or a script.
  /(?:`|\bRun: |\brun |&& |^\s*)(?:[A-Z_]+=\S+ )?(?<bare>pnpm (?:-\w+ )?(?:--filter|[a-z][\w:-]*))(?=[ `'.])/gm,
  /(?<!\w )\bnpm run (?:-s )?(?<script>[a-z][\w:]*)/g,
  /npx pnpm --filter (?<package>@topup\/[\w-]+) (?:run )?(?!(?:run|exec)\b)(?<script>[\w:-]+)/g,
]

/** The commands that a text names. */
export function readCommands(text: string, known: KnownScripts): readonly NamedCommand[] {
  return forms.flatMap((form) =>
    [...text.matchAll(form)].map(({ index, groups = {} }) => {
      const { bare, script = '', package: owner = '' } = groups
      if (bare !== undefined) return { offset: index, problem: `"${bare}" needs npx` }
      const isKnown = known.get(owner)?.has(script) === true
      return { offset: index, problem: isKnown ? null : `no script "${script}" in ${owner || 'the root'}` }
    }),
  )
}

/** A row's worth of verdicts on all texts of the repository but tests, which may name what is not there. */
export function judgeCommands(): readonly { readonly problem: string | null }[] {
  const known = knownScripts()
  return textFiles().flatMap((name) => {
    const text = readFileSync(join(rootFolder, name), 'utf8')
    return readCommands(text, known).map(({ offset, problem }) => ({
      problem: problem === null ? null : `${name}:${text.slice(0, offset).split('\n').length}: ${problem}`,
    }))
  })
}

function textFiles(): readonly string[] {
  const patterns = ['*.md', '*.mdx', '*.ts', '*.tsx', '*.mjs', '*.yml', '*.css']
  return execFileSync('git', ['ls-files', '-z', ...patterns], { cwd: rootFolder, encoding: 'utf8' })
    .split('\0')
    .filter((name) => name !== '' && !/\.test\.tsx?$/.test(name) && existsSync(join(rootFolder, name)))
}

function knownScripts(): KnownScripts {
  const files = globSync('{apps,packages,tooling}/*/package.json', { cwd: rootFolder })
  return new Map(
    ['package.json', ...files].map((file) => {
      const { name, scripts = {} } = JSON.parse(readFileSync(join(rootFolder, file), 'utf8')) as {
        readonly name: string
        readonly scripts?: Readonly<Record<string, string>>
      }
      return [file === 'package.json' ? '' : name, new Set(Object.keys(scripts))]
    }),
  )
}
