import { test as base } from '@playwright/test'
import { startDevCommand } from './devCommand.ts'
import { copyRepository, type RepositoryCopy } from './repositoryCopy.ts'

/** A store on its development server, in a copy of the repository. */
export interface DevelopedStore {
  readonly origin: string
  readonly edit: RepositoryCopy['edit']
}

/** Tests that share one development server of `watt`; its edits last from test to test. */
export const test = base.extend<object, { readonly developed: DevelopedStore }>({
  developed: [
    // Playwright reads from the first parameter what a fixture needs.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const copy = copyRepository()
      try {
        const { origin, stop } = await startDevCommand(copy.folder, 'watt')
        await provide({ origin, edit: copy.edit })
        await stop()
      } finally {
        copy.remove()
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
