import { createHash } from 'node:crypto'

interface Component {
  readonly purl?: string
}

/**
 * pnpm's CycloneDX list of a store's packages, with those that the build brings in by itself, and without what differs from run
 * to run: its number follows from the content, and its time is the commit's. `licences` are the notices that the store
 * publishes: whatever they name is shipped. Source: faults A-06.
 */
export function reproducibleSbom(
  text: string,
  { committedAt, licences }: { readonly committedAt: string; readonly licences: readonly string[] },
): string {
  const {
    serialNumber: _,
    metadata = {},
    components = [],
    ...rest
  } = JSON.parse(text) as {
    readonly serialNumber?: string
    readonly metadata?: object
    readonly components?: readonly Component[]
  }
  const listed = new Set(components.map(({ purl }) => purl))
  const brought = licencesIn(licences).map(componentOf)
  const sbom = {
    ...rest,
    components: [...components, ...brought.filter(({ purl }) => !listed.has(purl))],
    metadata: { ...metadata, timestamp: committedAt },
  }
  return JSON.stringify({ ...sbom, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(sbom))}` }, null, 2)
}

/** An id in the form of a UUID that follows from a content: a script and its source map carry the same. */
export function uuidOf(content: string | Uint8Array): string {
  const hex = createHash('sha256').update(content).digest('hex')
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A package as CycloneDX writes it. */
function componentOf({ name, version, licence }: Licence) {
  const [group, own] = name.startsWith('@') ? name.split('/') : [undefined, name]
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return {
    type: 'library',
    name: own,
    version,
    purl,
    'bom-ref': purl,
    ...(group === undefined ? {} : { group }),
    licenses: [{ expression: licence }],
  }
}

/** A package that a store ships, as its published notices name it. */
interface Licence {
  readonly name: string
  readonly version: string
  readonly licence: string
}

/** The packages that the notices of a store name, each once, in the order of their names. */
function licencesIn(notices: readonly string[]): readonly Licence[] {
  const found = notices.flatMap((text) =>
    [...text.matchAll(/^## (\S+) - (\S+) \((.+)\)$/gm)].map(([, name = '', version = '', licence = '']) => ({
      name,
      version,
      licence,
    })),
  )
  const byId = new Map(found.map((each) => [`${each.name}@${each.version}`, each]))
  return [...byId.keys()].toSorted().flatMap((id) => byId.get(id) ?? [])
}
