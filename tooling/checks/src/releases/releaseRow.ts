import * as v from 'valibot'
import type { Licensed } from '../licences/licenceFaults.ts'

/** A release as it stands in `releases/`, as far as the table tells of it; each text as the release holds it. */
export interface ReleaseTexts {
  readonly manifest: string
  readonly scripts: string
  readonly sbom: string
}

const manifestForm = v.object({
  brand: v.string(),
  version: v.string(),
  committedAt: v.pipe(v.string(), v.isoTimestamp()),
  files: v.array(v.object({ path: v.string(), size: v.number() })),
  entryPoints: v.record(v.string(), v.array(v.string())),
})

const scriptsForm = v.object({
  scripts: v.array(v.object({ path: v.string() })),
  inline: v.array(v.unknown()),
  cardScripts: v.array(v.object({ integrity: v.nullable(v.string()) })),
  outside: v.array(v.object({ source: v.string() })),
})

const licenceForm = v.union([
  v.object({ license: v.object({ id: v.string() }) }),
  v.object({ license: v.object({ name: v.string() }) }),
  v.object({ expression: v.string() }),
])

const sbomForm = v.object({
  components: v.array(
    v.object({
      group: v.optional(v.string()),
      name: v.string(),
      licenses: v.optional(v.array(licenceForm), []),
    }),
  ),
})

const read = <Form extends v.GenericSchema>(form: Form, text: string) => v.parse(form, JSON.parse(text))

/** Brand and date of a release, by which the newest of a brand is found. Throws for a text that is no manifest. */
export const releaseOf = (manifest: string): { readonly brand: string; readonly committedAt: string } =>
  read(manifestForm, manifest)

/** The files that a release publishes, with their sizes in bytes. Throws for a text that is no manifest. */
export const filesIn = (manifest: string): readonly { readonly path: string; readonly size: number }[] =>
  read(manifestForm, manifest).files

/** What the table says of a release. */
export interface ReleaseRow {
  readonly version: string
  readonly bytes: string
  readonly licences: string
  readonly inventory: string
}

/**
 * Reads one row out of a release: its version; the bytes of all files as they are, and of the document with what it names in brotli;
 * how many packages it has under which licences; what may run in it, and how many places outside it may reach. `faultsOf` names
 * licences that nobody has agreed to.
 */
export function releaseRow(
  texts: ReleaseTexts,
  faultsOf: (packages: readonly Licensed[]) => readonly string[],
): ReleaseRow {
  const { version, files, entryPoints } = read(manifestForm, texts.manifest)
  const sizes = new Map(files.map(({ path, size }) => [path, size]))
  const whole = files.filter(({ path }) => !/\.(?:br|gz)$/.test(path))
  const first = ['index.html', ...(entryPoints['index.html'] ?? [])].map(
    (path) => sizes.get(`${path}.br`) ?? sizes.get(path) ?? 0,
  )
  const packages = packagesIn(texts.sbom)
  const kinds = [...new Set(packages.map(({ licence }) => licence))].toSorted()
  const faults = faultsOf(packages)
  const { scripts, inline, cardScripts, outside } = read(scriptsForm, texts.scripts)
  const open = cardScripts.filter(({ integrity }) => integrity === null).length
  return {
    version,
    bytes: `${kilobytes(sum(whole.map(({ size }) => size)))}, first ${kilobytes(sum(first))}`,
    licences: `${packages.length}: ${kinds.join(' ')}${faults.length === 0 ? '' : `, ${faults.length} not agreed to`}`,
    inventory: `${scripts.length} scripts, ${inline.length} inline, ${cardScripts.length} card${open === 0 ? '' : ' (not pinned)'}, ${new Set(outside.map(({ source }) => source).filter((source) => source.includes('://'))).size} hosts`,
  }
}

/** The packages of others in a CycloneDX list; one without a licence is under none. Our own need none from us. */
function packagesIn(sbom: string): readonly Licensed[] {
  const others = read(sbomForm, sbom).components.filter(({ group }) => group !== '@topup')
  return others.map(({ name, licenses }) => {
    const names = licenses.map((each) => {
      if ('expression' in each) return each.expression
      return 'id' in each.license ? each.license.id : each.license.name
    })
    return { name, licence: names.length === 0 ? 'none' : names.join(' AND ') }
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
