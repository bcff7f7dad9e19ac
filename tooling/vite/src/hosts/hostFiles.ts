import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFile } from './headersFile.ts'
import { nginxFiles } from './nginx.ts'
import { HostLimit, siteParts } from './siteParts.ts'
import type { HostFile, PublishedSite } from './siteParts.ts'

/** The configurations of a release, and for each host that cannot serve it why. */
export interface HostFiles {
  readonly files: readonly HostFile[]
  readonly problems: readonly string[]
}

/** What a container of any store is made of; all that differs between stores is in the configuration for nginx, which it includes. */
const dockerFiles = (): readonly HostFile[] =>
  ['Dockerfile', 'nginx.conf'].map((name) => ({
    path: `docker/${name}`,
    text: readFileSync(join(import.meta.dirname, 'docker', name), 'utf8'),
  }))

const hosts = [nginxFiles, dockerFiles, headersFile]

/**
 * Makes the configuration for nginx with its container, and the `_headers` file, from the one header set of a release. A host
 * whose limits the store exceeds is left out, and the reason is returned: the release is still good for the others. For any
 * other host the header sets of the manifest are the contract.
 */
export function hostFiles(site: PublishedSite): HostFiles {
  const parts = siteParts(site)
  const problems: string[] = []
  const files = hosts.flatMap((make) => {
    try {
      return make(parts)
    } catch (error) {
      if (!(error instanceof HostLimit)) throw error
      problems.push(error.message)
      return []
    }
  })
  return { files, problems }
}
