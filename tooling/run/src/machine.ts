import { startTemporaryPostgres } from '@topup/sandbox/postgres'
import { findTool } from './findTool.ts'
import { runCommand } from './runCommand.ts'
import { chromium, firefox, headlessShell, nginx, postgres, type ToolState, webkit } from './tool.ts'

/** What the machine offers to the tests. Each is looked for, and perhaps installed, when a step first asks. */
export interface Machine {
  readonly chromium: () => Promise<ToolState>
  /** For steps with many pages: Chromium's headless shell; Chromium where there is none, or where one is named. */
  readonly headlessChromium: () => Promise<ToolState>
  readonly firefox: () => Promise<ToolState>
  readonly webkit: () => Promise<ToolState>
  readonly nginx: () => Promise<ToolState>
  /** `path` is the address of a PostgreSQL server. */
  readonly postgres: () => Promise<ToolState>
  /** Versions of old Chromium that are here, and one sentence for each that is not. */
  readonly oldChromiums: () => Promise<OldChromiums>
  /** Stops what was started. */
  readonly stop: () => void
}

/** Which old browsers can be used. */
export interface OldChromiums {
  readonly versions: readonly number[]
  readonly missing: readonly string[]
}

/** The machine that this runs on. */
export function thisMachine(): Machine {
  let stopPostgres = () => {}
  const startPostgres = async (): Promise<ToolState> => {
    const url = process.env['DATABASE_URL']
    if (url !== undefined && url !== '') return { kind: 'ready', path: url, version: 'DATABASE_URL' }
    const initdb = await findTool(postgres)
    if (initdb.kind !== 'ready') return initdb
    const server = await startTemporaryPostgres(initdb.path)
    if (server === null) return { kind: 'unusable', reason: `the server of ${initdb.path} does not start` }
    stopPostgres = server.stop
    return { ...initdb, path: server.url, version: initdb.path }
  }
  const isChromiumNamed = (process.env['CHROMIUM_PATH'] ?? '') !== ''
  const wholeChromium = once(async () => {
    const found = await findTool(chromium)
    return found.kind === 'missing' && !isChromiumNamed ? ((await playwrightChromium()) ?? found) : found
  })
  return {
    chromium: wholeChromium,
    headlessChromium: once(async () => {
      if (isChromiumNamed) return wholeChromium()
      const found = await findTool(headlessShell)
      if (found.kind !== 'ready') return wholeChromium()
      // Their pages do not differ, but what passed in one has not passed in the other.
      return { ...found, version: `headless shell ${found.version}` }
    }),
    firefox: once(() => findTool(firefox)),
    webkit: once(() => findTool(webkit)),
    nginx: once(() => findTool(nginx)),
    postgres: once(startPostgres),
    oldChromiums: once(fetchOldChromiums),
    stop: () => stopPostgres(),
  }
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () => (made ??= make())
}

/** Playwright's own Chromium, for a system that has none to install; null where it cannot be downloaded. */
async function playwrightChromium(): Promise<ToolState | null> {
  const folder = 'tooling/e2e'
  const install = await runCommand({ line: ['pnpm', 'exec', 'playwright', 'install', 'chromium'], folder })
  if (!install.isFine) return null
  const print = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  const { stdout } = await runCommand({ line: ['node', '-e', print], folder })
  return findTool({ ...chromium, places: [stdout.trim()], packages: [] }, {})
}

async function fetchOldChromiums(): Promise<OldChromiums> {
  const command = ['node', 'tooling/e2e/src/fetchOldChromiums.ts'] as const
  const { isFine, output, stdout } = await runCommand({ line: command })
  if (!isFine) return { versions: [], missing: [`the old engines could not be fetched (${output.trim()})`] }
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as OldChromiums
}
