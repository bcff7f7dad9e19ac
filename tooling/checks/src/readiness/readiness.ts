import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBrandApp } from '@topup/vite'
import { printTable } from '../report/printTable.ts'
import { rootFolder } from '../repository/folders.ts'
import { openPoints, sharedPoints } from './openPoints.ts'
import type { OpenPoint } from './openPoints.ts'
import type { Environment } from './statedTexts.ts'

/** What is asked of the command. */
export interface ReadinessQuestion {
  readonly brands: readonly string[]
  /** Null for both. */
  readonly environment: Environment | null
  readonly isJson: boolean
}

/** Everything that is left to settle before these brands are released. */
export async function readinessOf({
  brands,
  environment,
}: Omit<ReadinessQuestion, 'isJson'>): Promise<readonly OpenPoint[]> {
  const wanted = environment === null ? undefined : [environment]
  const apps = await Promise.all(brands.map((key) => readBrandApp(key)))
  return [
    ...apps.flatMap(({ brand, folder }) =>
      openPoints(brand, readFileSync(join(folder, 'src/brand.ts'), 'utf8'), wanted),
    ),
    ...sharedPoints(existsSync(join(rootFolder, 'LICENSE'))),
  ]
}

/** Prints what is left to settle, where it stands and who supplies it; fails the process while there is anything. */
export async function readiness(question: ReadinessQuestion): Promise<void> {
  const open = await readinessOf(question)
  if (open.length > 0) process.exitCode = 1
  if (question.isJson) return console.log(JSON.stringify(open, null, 2))
  if (open.length > 0) console.log(printTable([heading, ...open.map(row)]))
  console.log(`\n${open.length} open in ${question.brands.join(', ')}`)
}

const heading = ['brand', 'kind', 'field', 'value', 'place', 'from whom']

const row = ({ brand, kind, field, value, place, supplier }: OpenPoint): readonly string[] => [
  brand,
  kind,
  field,
  value,
  place,
  supplier,
]
