import { inject } from 'vitest'
import { readBrandApp } from '@topup/vite/apps'
import { startSandbox } from '../app/startSandbox.ts'
import type { Sandbox, SandboxOptions } from '../app/startSandbox.ts'
import { copyOfTemplate } from './databases.ts'
import type { TestServer } from './databases.ts'

/** A database to run a suite on. */
interface TestDatabase {
  readonly name: 'PGlite' | 'PostgreSQL'
  start(options?: SandboxOptions): Promise<Sandbox>
}

const pglite: TestDatabase = {
  name: 'PGlite',
  start: (options = {}) => startSandbox({ ...options, storage: { kind: 'memory' } }),
}

/** A database of its own per sandbox. */
const postgres = (server: TestServer): TestDatabase => ({
  name: 'PostgreSQL',
  start: async (options = {}) =>
    startSandbox({ ...options, storage: { kind: 'postgres', url: await copyOfTemplate(server) } }),
})

/**
 * What is about money is tested on one database by `npm test`, and on each by `npm run test:full`. PostgreSQL comes first, where
 * there is one: it starts in a fifth of the time.
 */
export function testDatabases(): readonly TestDatabase[] {
  const server = inject('postgres')
  const all = server === null ? [pglite] : [postgres(server), pglite]
  return process.env['TEST_SLOW'] ? all : all.slice(0, 1)
}

/** A sandbox of its own, on whatever starts first. */
export const startTestSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const [first = pglite] = testDatabases()
  return first.start(options)
}

/**
 * The web client ids of a brand by the code of the game, from its own facts: tests hold with placeholders and with a
 * publisher's ids alike. Throws for a game that the brand does not name.
 */
export async function webIdsOf(key: string): Promise<(code: string) => string> {
  const { brand } = await readBrandApp(key)
  return (code) => {
    const game = brand.games.find((each) => each.code === code)
    if (game === undefined) throw new Error(`apps/${key} names no game ${code}`)
    return game.clientIds.web
  }
}

/** Those of the brand that most tests play. */
export const wattId = await webIdsOf('watt')
