import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { preview } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built Storybook is served; ends with a slash. */
    readonly storybookAddress: string
  }
}

const folder = join(import.meta.dirname, '../..')
/** Apart from `storybook-static`, which a designer may be looking at. */
const built = join(folder, '.cache/toolbar')

/** Builds Storybook as for designers, serves it, and says where it is. */
export default async function serveBuiltStorybook(project: TestProject): Promise<() => Promise<void>> {
  await promisify(execFile)(
    join(folder, 'node_modules/.bin/storybook'),
    ['build', '--quiet', '--disable-telemetry', '--output-dir', built],
    // What vitest sets would make it another build.
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production', VITEST: undefined } },
  )
  const server = await preview({
    root: folder,
    configFile: false,
    // A path that is not there is an error, not the first page.
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: built },
    preview: { host: '127.0.0.1', port: 0 },
  })
  project.provide('storybookAddress', server.resolvedUrls?.local[0] ?? '')
  return () => server.close()
}
