import { readArguments } from './readArguments.ts'
import { smoke } from './runSmoke.ts'

try {
  process.exitCode = (await smoke(readArguments(process.argv.slice(2), process.env))) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
