import { createHash } from 'node:crypto'

/**
 * pnpm's CycloneDX list of a store's packages without what differs from run to run: its number follows from the content,
 * and its time is the commit's. Source: faults A-06.
 */
export function reproducibleSbom(text: string, committedAt: string): string {
  const {
    serialNumber: _,
    metadata,
    ...rest
  } = JSON.parse(text) as {
    readonly serialNumber?: string
    readonly metadata: object
  }
  const sbom = { ...rest, metadata: { ...metadata, timestamp: committedAt } }
  const hex = createHash('sha256').update(JSON.stringify(sbom)).digest('hex')
  const uuid = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  return JSON.stringify({ ...sbom, serialNumber: `urn:uuid:${uuid}` }, null, 2)
}
