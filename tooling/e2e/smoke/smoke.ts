import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { brandIn, type BrandConfig } from '@topup/domain'
import { buildForHere, building } from '@topup/run/buildForHere'
import { chromium as usual } from '@topup/run/tool'
import { accountPassword } from '@topup/sandbox'
import { listApps, readBrandApp } from '@topup/vite/apps'
import { hostsOf } from '@topup/vite/deploy'
import { startStores } from '../src/globalSetup.ts'
import { type Arguments, readArguments } from './readArguments.ts'
import { readStore } from './storeDocument.ts'
import { runVariable, type SmokeRun, type SmokeStore } from './smokeRun.ts'
import { chooseTarget } from './target.ts'

/** The command: which stores are walked and as whom; the walk itself is a project of Playwright, `smoke.config.ts`. */
try {
  process.exitCode = await smoke(readArguments(process.argv.slice(2), process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

/** Walks every store that the command line names; answers with the status of Playwright. Throws where nothing could be walked. */
async function smoke({ stores: named, login, linkId, pays, isQuick }: Arguments): Promise<number> {
  const apps = await Promise.all(listApps().map((key) => readBrandApp(key)))
  const brands = apps.map(({ brand }) => brand)
  const executable = findChromium()
  // Every address is judged before any store is asked.
  const { asked, stop } =
    named.kind === 'sandbox'
      ? await startSandboxStores(named.keys)
      : {
          asked: named.urls.map((url): Asked => {
            const target = chooseTarget({ url, logsIn: login !== null }, brands)
            return { target, login, linkId }
          }),
          stop: () => Promise.resolve(),
        }
  try {
    const stores = await Promise.all(asked.map((each) => describeStore(each, brands)))
    const [only, ...others] = stores
    // Of one store that does not answer there is no more to say than why; beside others it is a row of the report.
    if (only?.brand === null && others.length === 0) await readStore(only.target.origin)
    const tables = brands.map(({ key, deployments }) => ({ key, deployments }))
    return await walk({ stores, tables, pays, isQuick }, executable)
  } finally {
    await stop()
  }
}

type Asked = Pick<SmokeStore, 'target' | 'login' | 'linkId'>

/** Adds what the document of a store says, and the facts of its brand as its deployment has them. */
async function describeStore(asked: Asked, brands: readonly BrandConfig[]): Promise<SmokeStore> {
  const { target } = asked
  const document = await readStore(target.origin).catch(() => null)
  const shown = document?.brand ?? null
  const brand = brands.find(({ key }) => key === shown && (target.brand ?? key) === key) ?? null
  const deployment = brand?.deployments.find(({ origins }) => origins.includes(target.origin)) ?? null
  return {
    ...asked,
    name: `${target.brand ?? shown ?? 'a store'} at ${new URL(target.origin).host}`,
    hosts: target.hosts ?? document?.sandboxOrigins ?? (deployment === null ? [] : hostsOf(deployment)),
    brand: brand === null ? null : brandIn(brand, deployment),
  }
}

/** Builds stores where something changed, and serves them beside one sandbox that forgets everything. */
async function startSandboxStores(named: readonly string[]) {
  const all = listApps()
  for (const key of named)
    if (!all.includes(key)) throw new Error(`There is no store "${key}". Stores: ${all.join(', ')}.`)
  const keys = named.length === 0 ? all : [...new Set(named)]
  console.log(building(keys))
  await buildForHere(keys)
  const { stores, stop } = await startStores(keys)
  const asked = stores.map(({ key, origin }): Asked => {
    const account = `smoke_${randomUUID().slice(0, 8)}`
    return {
      target: { ...chooseTarget({ url: origin, logsIn: true }, []), brand: key },
      login: { account, password: accountPassword },
      linkId: `${key}-rp-open-${account}`,
    }
  })
  return { asked, stop }
}

/** The browser to walk with: the one of `CHROMIUM_PATH`, the driver's own, or the system's. Throws a plain sentence where there is none. */
function findChromium(): string {
  const named = process.env['CHROMIUM_PATH']
  const places = named ? [named] : [chromium.executablePath(), ...usual.places]
  const found = places.find((path) => existsSync(path))
  if (found !== undefined) return found
  throw new Error(
    `There is no Chromium at ${places.join(', ')}. Install one, name it in CHROMIUM_PATH, or run: npx playwright install chromium`,
  )
}

/** Runs Playwright, which prints and writes the report; the facts of the walk stand in its environment, and so does the password. */
async function walk(run: SmokeRun, executable: string): Promise<number> {
  const config = join(import.meta.dirname, '../smoke.config.ts')
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  // Node warns that it takes the types out of the code that a page is given.
  const quiet = '--disable-warning=ExperimentalWarning'
  const child = spawn(process.execPath, [quiet, cli, 'test', '--config', config], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: executable,
      [runVariable]: JSON.stringify(run),
      // The words of a page that failed hold what was typed into its fields.
      PLAYWRIGHT_NO_COPY_PROMPT: '1',
    },
  })
  const [status] = (await once(child, 'close')) as [number | null]
  console.log('\nReport: reports/smoke/index.html')
  return status ?? 1
}
