import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A version of a package in a registry that a test owns. */
export interface FakeVersion {
  readonly version: string
  readonly publishedAt: Date
  /** Whether the registry holds a proof of what it was built from. */
  readonly hasProvenance?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly scripts?: Readonly<Record<string, string>>
  /** The archive; a version without one can be resolved and not installed. */
  readonly archive?: Buffer
}

/** A running registry on 127.0.0.1. */
export interface FakeRegistry {
  readonly origin: string
  readonly close: () => void
}

/** Serves packages the way npm's registry does. */
export async function startFakeRegistry(
  packages: Readonly<Record<string, readonly FakeVersion[]>>,
): Promise<FakeRegistry> {
  const server = createServer((request, response) => {
    const [name = '', dash, archive] = decodeURIComponent((request.url ?? '/').slice(1)).split('/')
    const versions = Object.hasOwn(packages, name) ? packages[name] : undefined
    if (versions === undefined) return response.writeHead(404).end('{}')
    if (dash !== '-') {
      const { port } = server.address() as AddressInfo
      const body = JSON.stringify(packument(name, versions, `http://127.0.0.1:${port}`))
      return response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    }
    const found = versions.find(({ version }) => archive === `${name}-${version}.tgz`)
    return response.writeHead(found?.archive === undefined ? 404 : 200).end(found?.archive)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${port}`, close }
}

function packument(name: string, versions: readonly FakeVersion[], origin: string) {
  const times = versions.map(({ version, publishedAt }) => [version, publishedAt.toISOString()])
  const [, first = ''] = times[0] ?? []
  return {
    name,
    'dist-tags': { latest: versions.at(-1)?.version },
    time: { created: first, modified: first, ...Object.fromEntries(times) },
    versions: Object.fromEntries(versions.map((one) => [one.version, manifest(name, one, origin)])),
  }
}

function manifest(name: string, one: FakeVersion, origin: string) {
  const { version, dependencies = {}, scripts = {}, archive = Buffer.from(version) } = one
  const attestations = {
    url: `${origin}/-/npm/v1/attestations/${name}@${version}`,
    provenance: { predicateType: 'https://slsa.dev/provenance/v1' },
  }
  return {
    name,
    version,
    dependencies,
    scripts,
    hasInstallScript: Object.keys(scripts).length > 0,
    dist: {
      tarball: `${origin}/${name}/-/${name}-${version}.tgz`,
      integrity: `sha512-${createHash('sha512').update(archive).digest('base64')}`,
      ...(one.hasProvenance === true ? { attestations } : {}),
    },
  }
}
