import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersIn } from '../deploy/headerSets.ts'
import { headersFile } from './headersFile.ts'
import { nginxFiles } from './nginx.ts'
import { HostLimit, siteParts } from './siteParts.ts'
import type { HostFile, PublishedSite } from './siteParts.ts'

/** The configurations of a release, and for each host that cannot serve it why. */
export interface HostFiles {
  readonly files: readonly HostFile[]
  readonly problems: readonly string[]
}

/**
 * What a container of any store is made of; all that differs between stores is in the configuration for nginx, which it includes.
 * `folder` holds the configurations, from the root of the release.
 */
const dockerFiles = (folder: string): readonly HostFile[] =>
  ['Dockerfile', 'nginx.conf'].map((name) => ({
    path: `docker/${name}`,
    text: readFileSync(join(import.meta.dirname, 'docker', name), 'utf8')
      .replace('COPY hosts ', `COPY ${folder} `)
      .replace('<release>/hosts/', `<release>/${folder}/`),
  }))

/**
 * Makes the configuration for nginx with its container, and the `_headers` file, from the header sets of a release: production's, and
 * in `demo/` those of the demo deployment. A host whose limits the store exceeds is left out, and the reason is returned: the
 * release is still good for the others. For any other host the header sets of the manifest are the contract.
 */
export function hostFiles(site: PublishedSite): HostFiles {
  const problems = new Set<string>()
  const of = (environment: 'production' | 'demo', folder: string) => {
    const parts = siteParts({ ...site, headers: headersIn(site.headers, environment) })
    return [() => nginxFiles(parts), () => dockerFiles(folder), () => headersFile(parts)].flatMap((make) => {
      try {
        return make()
      } catch (error) {
        if (!(error instanceof HostLimit)) throw error
        problems.add(error.message)
        return []
      }
    })
  }
  const demo = site.headers.demo === undefined ? [] : of('demo', 'hosts/demo')
  return {
    files: [...of('production', 'hosts'), ...demo.map((file) => ({ ...file, path: `demo/${file.path}` }))],
    problems: [...problems],
  }
}
