import { writeFileSync } from 'node:fs'
import { printTable, writeJson } from './print/printTable.ts'
import { readArguments } from './readArguments.ts'
import { countVerdicts } from './report/report.ts'
import { readBrand } from './target/target.ts'
import { checkService } from './checkService.ts'

/** Checks a service and says what came of it; the exit status is 1 where anything is broken, 2 where nothing was asked. */
async function run(): Promise<void> {
  const given = readArguments(process.argv.slice(2), process.env)
  const report = await checkService(given, await readBrand(given.brand, given.origin))
  console.log(printTable(report))
  if (given.jsonFile !== null) writeFileSync(given.jsonFile, writeJson(report))
  process.exitCode = countVerdicts(report).broken === 0 ? 0 : 1
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
})
