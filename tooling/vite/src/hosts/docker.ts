import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostFile } from './siteParts.ts'

/** What a container of any store is made of; all that differs between stores is in the configuration for nginx, which it includes. */
export const dockerFiles = (): readonly HostFile[] =>
  ['Dockerfile', 'nginx.conf'].map((name) => ({
    path: `docker/${name}`,
    text: readFileSync(join(import.meta.dirname, 'docker', name), 'utf8'),
  }))
