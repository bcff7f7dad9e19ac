import { createHash } from 'node:crypto'

/** A package as CycloneDX writes it. */
interface Component {
  readonly purl: string
}

/**
 * pnpm's CycloneDX list of a store's packages, with those that the build brings in by itself, and without what differs from run
 * to run: its number follows from the content, its time is the commit's, and it is sorted. `licences` are the notices that the store
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
  const byPurl = new Map([...licences.flatMap(packagesIn), ...components].map((each) => [each.purl, each]))
  const sbom = {
    ...rest,
    components: [...byPurl.values()].toSorted((a, b) => (a.purl < b.purl ? -1 : 1)),
    metadata: { ...metadata, timestamp: committedAt },
  }
  return JSON.stringify({ ...sbom, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(sbom))}` }, null, 2)
}

/** An id in the form of a UUID that follows from a content. */
function uuidOf(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex')
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The packages that notices name. */
const packagesIn = (notices: string): readonly Component[] =>
  [...notices.matchAll(/^## (\S+) - (\S+) \((.+)\)$/gm)].map(([, name = '', version = '', licence = '']) => {
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
  })
