import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseReports } from './parseReports.ts'
import { readReleaseMaps } from './releaseMaps.ts'
import { readStackArguments } from './readStackArguments.ts'
import { stackText } from './stackText.ts'

try {
  const { reports, release } = readStackArguments(process.argv.slice(2))
  console.log(
    stackText(parseReports(readFileSync(resolve(reports), 'utf8')), readReleaseMaps(resolve(release))),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
