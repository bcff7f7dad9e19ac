import { existsSync, globSync } from 'node:fs'
import { startTemporaryPostgres } from '@topup/sandbox/postgres'
import { runCommand } from './runCommand.ts'
import { chromium, headlessShell, nginx, postgres, webkit } from './tool.ts'
import type { Tool, ToolState } from './tool.ts'

/** Without these, apt tries an unreachable server for minutes. */
const limits = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15']

const get = (...given: readonly string[]) =>
  runCommand({
    line: ['apt-get', '-qq', ...limits, ...given],
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })

let updated: Promise<unknown> | null = null

/**
 * Installs Debian packages as root; null when that worked, else why not, as the end of a sentence. Lists that are weeks
 * old bring versions that are gone from the servers or too old for the tests, so the lists are renewed once first.
 */
async function installPackages(packages: readonly string[]): Promise<string | null> {
  if (!existsSync('/usr/bin/apt-get')) return 'it is installed by itself on Debian only'
  if (process.getuid?.() !== 0) return 'it is installed by itself for root only'
  updated ??= get('update')
  await updated
  const { isFine, output } = await get('install', '-y', '--no-install-recommends', ...packages)
  if (isFine) return null
  const error = output.split('\n').findLast((line) => line.startsWith('E:'))
  return `apt-get could not install ${packages.join(' and ')}${error === undefined ? '' : ` (${error.slice(3)})`}`
}

/**
 * Looks for a tool: where the environment says, else at a usual place, else installed where that needs no question (as
 * root on Debian). A tool that is found is started once: one that is too old fails in ways that look like faults of the
 * product. One that does not start for another reason counts as missing.
 */
export async function findTool(tool: Tool, env: NodeJS.ProcessEnv = process.env): Promise<ToolState> {
  const named = tool.variable === undefined ? undefined : env[tool.variable]
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return probed(tool, named)
    return { kind: 'missing', reason: `${tool.variable} is "${named}", and there is no such file` }
  }
  const there = inPlace(tool)
  if (there !== null) return probed(tool, there)
  const problem = await installPackages(tool.packages)
  const installed = inPlace(tool)
  if (installed !== null) return probed(tool, installed)
  return {
    kind: 'missing',
    reason: `there is no ${tool.name} on this machine, and ${problem ?? 'its packages did not bring it'}`,
  }
}

const byNumber = new Intl.Collator('en', { numeric: true }).compare

function inPlace({ places }: Tool): string | null {
  return (
    places
      // Of several versions the newest.
      .flatMap((place) => (place.includes('*') ? globSync(place).sort(byNumber).reverse() : [place]))
      .find((path) => existsSync(path)) ?? null
  )
}

/** The exit code of a probe for a tool that works and is too old for the tests. */
const tooOld = 1

async function probed(tool: Tool, path: string): Promise<ToolState> {
  if (tool.probe === undefined) return { kind: 'ready', path, version: path }
  const { code, output } = await runCommand({ line: ['node', tool.probe, tool.name, path] })
  const last = output.trim().split('\n').at(-1) ?? ''
  if (code === 0) return { kind: 'ready', path, version: last }
  return { kind: code === tooOld ? 'unusable' : 'missing', reason: last }
}

/** Versions of old Chromium that are here, and one sentence for each that is not. */
interface OldChromiums {
  readonly versions: readonly number[]
  readonly missing: readonly string[]
}

/** What the machine offers to the tests. Each is looked for, and perhaps installed, when a step first asks. */
export type Machine = ReturnType<typeof thisMachine>

/** The machine that this runs on. */
export function thisMachine() {
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
    /** For steps with many pages: Chromium's headless shell; Chromium where there is none, or where one is named. */
    headlessChromium: once(async () => {
      if (isChromiumNamed) return wholeChromium()
      const found = await findTool(headlessShell)
      if (found.kind !== 'ready') return wholeChromium()
      // Their pages do not differ, but what passed in one has not passed in the other.
      return { ...found, version: `headless shell ${found.version}` }
    }),
    webkit: once(() => findTool(webkit)),
    nginx: once(() => findTool(nginx)),
    /** `path` is the address of a PostgreSQL server. */
    postgres: once(startPostgres),
    oldChromiums: once(fetchOldChromiums),
    /** Stops what was started. */
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
  const command = ['node', 'tooling/e2e/src/oldChromium.ts'] as const
  const { isFine, output, stdout } = await runCommand({ line: command })
  if (!isFine) return { versions: [], missing: [`the old engines could not be fetched (${output.trim()})`] }
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as OldChromiums
}
