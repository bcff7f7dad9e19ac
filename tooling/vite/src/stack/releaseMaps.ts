import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import type { ReportFrame } from '@topup/api-client/contract'
import * as v from 'valibot'

const manifestForm = v.object({
  brand: v.string(),
  version: v.string(),
  debugIds: v.record(v.string(), v.string()),
})
const mapForm = v.looseObject({ debugId: v.string() })

/** A release, as far as a stack needs it. */
export interface ReleaseMaps {
  readonly version: string
  /** One place as a line for a reader: in the sources where a map leads there. Throws where a map is of another script. */
  resolve(frame: ReportFrame): string
}

/** Reads a release's manifest, and its source maps as they are needed. Throws a plain sentence where the folder is none. */
export function readReleaseMaps(folder: string): ReleaseMaps {
  const path = join(folder, 'manifest.json')
  if (!existsSync(path)) throw new Error(`${folder} is no release: it has no manifest.json.`)
  const { version, debugIds } = v.parse(
    v.pipe(v.string(), v.parseJson(), manifestForm),
    readFileSync(path, 'utf8'),
  )
  const maps = new Map<string, TraceMap | null>()
  const mapOf = (file: string): TraceMap | null => {
    const known = maps.get(file)
    if (known !== undefined) return known
    const map = readMap(join(folder, 'sourcemaps/assets', `${file}.map`), debugIds[`assets/${file}`])
    maps.set(file, map)
    return map
  }
  return {
    version,
    resolve: ({ file, line, column }) => {
      const built = `${file}:${line}:${column}`
      const debugId = debugIds[`assets/${file}`]
      if (debugId === undefined) return `${built}, ${explainedWithout(file)}`
      const map = line > 0 ? mapOf(file) : null
      // Browsers count columns from 1, maps from 0.
      const found = map && originalPositionFor(map, { line, column: Math.max(0, column - 1) })
      if (!found || found.source === null) return `${built}, debug id ${debugId}`
      const source = found.source.replace(/^(?:\.\.\/)+/, '')
      const name = found.name === null ? '' : ` ${found.name}`
      return `${source}:${found.line}:${found.column + 1}${name}  (${built}, debug id ${debugId})`
    },
  }
}

function explainedWithout(file: string): string {
  if (file === 'index.html') return 'an inline script or the page itself, which has no map'
  return file.endsWith('.css') ? 'a style sheet' : 'a file that this release does not have'
}

/** Null where the release has no map: the bundler writes some scripts itself. */
function readMap(path: string, debugId: string | undefined): TraceMap | null {
  if (!existsSync(path)) return null
  const text = readFileSync(path, 'utf8')
  const map = v.parse(v.pipe(v.string(), v.parseJson(), mapForm), text)
  if (map.debugId !== debugId)
    throw new Error(`${path} is of another script: its debug id is ${map.debugId}, and not ${debugId}.`)
  return new TraceMap(text)
}
