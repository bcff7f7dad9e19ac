import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { brandIn, type BrandConfig } from '@topup/domain'
import { buildForHere } from '@topup/run/buildForHere'
import { startLocally } from '@topup/run/startLocally'
import { chromium as usual } from '@topup/run/tool'
import { accountPassword } from '@topup/sandbox'
import { listApps, readBrandApp } from '@topup/vite/apps'
import { hostsOf } from '@topup/vite/deploy'
import { serveStore } from '@topup/vite/serve'
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
async function smoke(given: Arguments): Promise<number> {
  const apps = await Promise.all(listApps().map((key) => readBrandApp(key)))
  const brands = apps.map(({ brand }) => brand)
  const executable = findChromium()
  const folder = resolve(given.folder ?? join(import.meta.dirname, '../../../reports/smoke'))
  mustBeReport(folder)
  const { asked, stop } =
    given.stores.kind === 'sandbox'
      ? await startSandboxStores(given.stores.keys)
      : { asked: addressesOf(given, brands), stop: () => Promise.resolve() }
  try {
    const stores = await Promise.all(asked.map((each) => describeStore(each, brands)))
    const [only, ...others] = stores
    // Of one store that does not answer there is no more to say than why; beside others it is a row of the report.
    if (only?.brand === null && others.length === 0) await readStore(only.target.origin)
    const withPayDocument = apps.filter(({ dropIns }) => dropIns.length > 0).map(({ brand }) => brand.key)
    const { pays, isQuick, junitFile } = given
    const tables = brands.map(({ key, deployments }) => ({ key, deployments }))
    const junit = junitFile === null ? null : resolve(junitFile)
    return await walk(
      { stores, tables, withPayDocument, pays, isQuick, folder, junitFile: junit },
      executable,
    )
  } finally {
    await stop()
  }
}

type Asked = Pick<SmokeStore, 'target' | 'login' | 'linkId'>

/** Every address is judged before any store is asked. */
function addressesOf(
  { stores, brand, login, linkId, pays }: Arguments,
  brands: readonly BrandConfig[],
): readonly Asked[] {
  const urls = stores.kind === 'addresses' ? stores.urls : []
  const logsIn = login !== null
  return urls.map((url) => ({ target: chooseTarget({ url, brand, logsIn, pays }, brands), login, linkId }))
}

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

/** Builds stores where something changed, one after another, and serves them beside one sandbox that forgets everything. */
async function startSandboxStores(named: readonly string[]) {
  const all = listApps()
  const [first, ...others] = named.length === 0 ? all : new Set(named)
  if (first === undefined) throw new Error('This checkout has no stores.')
  const keys = [first, ...others] as const
  for (const key of keys)
    if (!all.includes(key)) throw new Error(`There is no store "${key}". Stores: ${all.join(', ')}.`)
  for (const key of keys) {
    console.log(`Building ${key} ...`)
    await buildForHere([key])
  }
  const { stores, stop } = await startLocally({
    keys,
    ports: { stores: keys.map(() => 0), api: 0, backupApi: 0 },
    storage: { kind: 'memory' },
    serve: ({ folder }, at, sandboxOrigins) =>
      serveStore({ folder: join(folder, 'dist-sandbox'), sandboxOrigins, ...at }),
  })
  const asked = stores.map(({ origin }, index): Asked => {
    const brand = keys[index] ?? first
    const account = `smoke_${randomUUID().slice(0, 8)}`
    return {
      target: chooseTarget({ url: origin, brand, logsIn: true, pays: true }, [
        { key: brand, deployments: [] },
      ]),
      login: { account, password: accountPassword },
      linkId: `${brand}-rp-open-${account}`,
    }
  })
  return { asked, stop }
}

/** The browser to walk with: the one of `CHROMIUM_PATH`, the driver's own, or the system's. Throws a plain sentence where there is none. */
function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'] ?? ''
  if (named !== '' && !existsSync(named))
    throw new Error(`CHROMIUM_PATH is "${named}", and there is no such file.`)
  const places = named === '' ? [chromium.executablePath(), ...usual.places] : [named]
  const found = places.find((place) => existsSync(place))
  if (found !== undefined) return found
  throw new Error(
    'There is no Chromium here. Install one, name it in CHROMIUM_PATH, or run: npx playwright install chromium',
  )
}

/** Playwright empties the folder of its report. Throws a plain sentence for one that holds something else than an earlier one. */
function mustBeReport(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  const page = join(folder, 'index.html')
  if (!existsSync(page) || !readFileSync(page, 'utf8').includes('Playwright Test Report'))
    throw new Error(`${folder} holds something else than a report. Name another folder with --out.`)
}

/** Runs Playwright, which prints and writes the report; the facts of the walk stand in its environment, and so does the password. */
async function walk(run: SmokeRun, executable: string): Promise<number> {
  const config = join(import.meta.dirname, '../smoke.config.ts')
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const child = spawn(process.execPath, [cli, 'test', '--config', config], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: executable,
      [runVariable]: JSON.stringify(run),
      // The words of a page that failed hold what was typed into its fields.
      PLAYWRIGHT_NO_COPY_PROMPT: '1',
    },
  })
  const status = await new Promise<number>((done, fail) => {
    child.on('error', fail).on('close', (code) => done(code ?? 1))
  })
  console.log(`\nReport: ${relative('.', join(run.folder, 'index.html'))}`)
  return status
}
