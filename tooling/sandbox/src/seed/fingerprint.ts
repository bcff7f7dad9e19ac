import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrandFacts } from './brandFacts.ts'

const source = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Names the tables, the seeds and the stores as they are written, so that a kept copy can be told from an old one. */
export function seedFingerprint(brands: readonly BrandFacts[]): string {
  const hash = createHash('sha256').update(JSON.stringify(brands))
  for (const folder of ['db/migrations', 'seed', 'seed/texts'])
    for (const file of readdirSync(join(source, folder)).sort())
      if (file.endsWith('.ts') && !file.endsWith('.test.ts'))
        hash.update(file).update(readFileSync(join(source, folder, file)))
  return hash.digest('hex').slice(0, 16)
}
