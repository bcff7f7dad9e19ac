import { oldChromiumPath, oldChromiums } from './oldChromium.ts'

/** Fetches the old browsers that are not in `.cache` yet, and prints as JSON which are there now and why others are not. */
const versions: number[] = []
const missing: string[] = []
for (const engine of oldChromiums) {
  try {
    oldChromiumPath(engine)
    versions.push(engine.version)
  } catch (error) {
    missing.push(
      `Chromium ${engine.version}, because ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
console.log(JSON.stringify({ versions, missing }))
