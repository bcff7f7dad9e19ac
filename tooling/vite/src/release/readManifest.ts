import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { ReleaseManifest } from './releaseManifest.ts'

/** Brand and version become names of folders and links; the first hyphen stands between them. */
const nameForm = (form: RegExp) => v.pipe(v.string(), v.regex(form, 'it is no plain name'), v.maxLength(100))

/** Whether a path with slashes stays below the folder that it starts from, on every system. */
const isBelow = (path: string) =>
  !/[\\:\p{Cc}]/u.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part))

const path = v.pipe(v.string(), v.check(isBelow, 'it is no path of a file in a release'))
const headerSet = v.record(v.string(), v.string())

const manifestForm = v.object({
  brand: nameForm(/^[A-Za-z0-9]+$/),
  version: nameForm(/^\w[\w-]*$/),
  commit: v.string(),
  committedAt: v.pipe(v.string(), v.isoTimestamp()),
  files: v.array(
    v.object({
      path,
      size: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      integrity: v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'it is no SHA-384')),
    }),
  ),
  entryPoints: v.record(path, v.array(path)),
  headers: v.object({
    document: headerSet,
    hashed: headerSet,
    named: headerSet,
    pay: v.exactOptional(headerSet),
    // Releases before header sets by deployment have none.
    demo: v.exactOptional(v.object({ document: headerSet, pay: v.exactOptional(headerSet) })),
    worker: v.exactOptional(headerSet),
  }),
  environments: v.array(
    v.object({
      environment: v.picklist(['production', 'demo', 'local']),
      origins: v.array(v.string()),
      payOrigin: v.exactOptional(v.string()),
      apiOrigin: v.string(),
      backupApiOrigins: v.array(v.string()),
      dataOrigin: v.string(),
    }),
  ),
  debugIds: v.record(path, v.string()),
})

/**
 * Reads the manifest of a release. Throws a plain sentence where the file is none, and where a name or a path in it could
 * lead out of the folder of the release.
 */
export function readManifest(file: string): ReleaseManifest {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestForm), readFileSync(file, 'utf8'))
  if (read.success) return read.output
  const [issue] = read.issues
  const at = v.getDotPath(issue)
  const place = at === null ? '' : `${at} is ${issue.received}: `
  throw new Error(`${file} is not the manifest of a release: ${place}${issue.message}.`)
}
