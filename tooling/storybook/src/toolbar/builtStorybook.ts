import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { preview } from 'vite'
import type { TestProject } from 'vitest/node'

/** One story as the built Storybook lists it. */
interface ListedStory {
  readonly id: string
  readonly title: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built Storybook is served; ends with a slash. */
    readonly storybookAddress: string
    readonly listedStories: readonly ListedStory[]
  }
}

const folder = join(import.meta.dirname, '../..')
/** Apart from `storybook-static`, which a designer may be looking at. */
const built = join(folder, '.cache/toolbar')

/** Builds Storybook as for designers, serves it, and says where it is and what it lists. */
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
  project.provide('listedStories', storiesOf(readFileSync(join(built, 'index.json'), 'utf8')))
  return () => server.close()
}

function storiesOf(index: string): readonly ListedStory[] {
  const { entries } = JSON.parse(index) as {
    readonly entries: Readonly<Record<string, ListedStory & { readonly type: string }>>
  }
  return Object.values(entries).flatMap(({ id, title, type }) => (type === 'story' ? [{ id, title }] : []))
}
