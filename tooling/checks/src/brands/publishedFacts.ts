import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type BrandConfig } from '@topup/domain'
import { rootFolder } from '../repository/folders.ts'

/** The words of the table for who sees the new layout. */
const layouts: Readonly<Partial<Record<string, BrandConfig['newVersion']['kind']>>> = {
  'all users': 'everyone',
  'by game list': 'games',
  'region universal only': 'regions',
  'none (old layout)': 'nobody',
}

const rows = readFileSync(join(rootFolder, 'docs/spec/1-what-the-product-does.md'), 'utf8').matchAll(
  /^\| (\w+) \| ([\w-]+) \| ([\w -]+) \| ([\w ]+) \| ([\w ()]+) \|(.*)\|$/gm,
)

/** The rows of the specification's table of brands; a brand without one is free. Source: decision 38. */
export const publishedFacts = new Map(
  Array.from(
    rows,
    ([, key = '', defaultLanguage = '', spoken = '', regions = '', layout = '', others = '']) => [
      key,
      {
        defaultLanguage,
        languages: spoken === 'all 18' ? languages : spoken.split(' '),
        regions: regions.split(' '),
        newVersion: layouts[layout],
        stepBar: !others.includes('no step bar'),
      },
    ],
  ),
)
