import { caddyFiles } from './caddy.ts'
import { cloudflareFiles } from './cloudflare.ts'
import { cloudfrontFiles } from './cloudfront.ts'
import { dockerFiles } from './docker.ts'
import { netlifyFiles } from './netlify.ts'
import { nginxFiles } from './nginx.ts'
import { HostLimit, siteParts } from './siteParts.ts'
import type { HostFile, PublishedSite } from './siteParts.ts'

/** The configurations of a release, and for each host that cannot serve it why. */
export interface HostFiles {
  readonly files: readonly HostFile[]
  readonly problems: readonly string[]
}

const hosts = [nginxFiles, dockerFiles, caddyFiles, cloudflareFiles, netlifyFiles, cloudfrontFiles]

/**
 * Makes the configuration of every host from the one header set of a release. A host whose limits the store exceeds is left
 * out, and the reason is returned: the release is still good for the other hosts.
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
