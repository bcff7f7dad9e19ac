import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBrandApp } from '@topup/vite'
import * as v from 'valibot'
import { printTable } from '../report/checkRow.ts'
import { rootFolder } from '../repository/folders.ts'
import { assumedFields, confirmedFile, licencePoint, openPoints } from './openPoints.ts'
import type { OpenPoint } from './openPoints.ts'
import type { Environment } from '../brands/statedTexts.ts'

/** What is asked of the command. */
export interface ReadinessQuestion {
  readonly brands: readonly string[]
  /** Null for both. */
  readonly environment: Environment | null
}

/** Everything that is open before these brands can be released. */
export async function readinessOf(question: ReadinessQuestion): Promise<readonly OpenPoint[]> {
  const { brands, environment } = question
  const wanted = environment === null ? undefined : [environment]
  const apps = await Promise.all(brands.map((key) => readBrandApp(key)))
  return [
    ...apps.flatMap((app) => {
      const source = readFileSync(join(app.folder, 'src/brand.ts'), 'utf8')
      const file = join(rootFolder, confirmedFile(app.brand.key))
      const confirmed = existsSync(file)
        ? readConfirmed(readFileSync(file, 'utf8'), { key: app.brand.key, known: assumedFields(app) })
        : null
      return openPoints({ ...app, source, confirmed }, wanted)
    }),
    ...(existsSync(join(rootFolder, 'LICENSE')) ? [] : [licencePoint]),
  ]
}

/**
 * Reads what a publisher has confirmed: `{ "wire.channel": "2026-03-02, Ada Lovelace, API team" }`. Throws a plain sentence for
 * another form, for a field that nobody assumes anything of, and where nobody is named: a slip would close a point in silence.
 */
export function readConfirmed(
  text: string,
  { key, known }: { readonly key: string; readonly known: readonly string[] },
): Readonly<Record<string, string>> {
  const form = v.pipe(
    v.string(),
    v.parseJson(),
    v.record(v.string(), v.pipe(v.string(), v.trim(), v.nonEmpty())),
  )
  const read = v.safeParse(form, text)
  const file = confirmedFile(key)
  if (!read.success) throw new Error(`${file} does not say by field who confirmed it and when.`)
  const unknown = Object.keys(read.output).find((field) => !known.includes(field))
  if (unknown !== undefined)
    throw new Error(
      `${file} confirms ${unknown}, which ${key} does not assume: it assumes ${known.join(', ')}.`,
    )
  return read.output
}

/** Prints what is open, where it stands and who supplies it; fails the process while there is anything. */
export async function readiness(question: ReadinessQuestion): Promise<void> {
  const open = await readinessOf(question)
  if (open.length > 0) process.exitCode = 1
  if (open.length > 0)
    console.log(printTable([columns, ...open.map((point) => columns.map((column) => point[column]))]))
  console.log(`\n${open.length} open in ${question.brands.join(', ')}`)
  for (const kind of new Set(open.map((point) => point.kind))) console.log(`  ${closing[kind]}`)
}

/** How a point of each kind is closed. */
const closing: Readonly<Record<OpenPoint['kind'], string>> = {
  placeholder: 'placeholder: write the real value in its place',
  missing: 'missing: write the value, or the file, in its place',
  assumption:
    'assumption: when the publisher has confirmed it, name it in confirmed.json of the app, with who said so and when',
}

const columns = ['brand', 'kind', 'field', 'value', 'place', 'supplier'] as const
