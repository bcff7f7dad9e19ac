import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import { appsFolder } from '@topup/vite'
import { answer, type Site } from '@topup/vite/serve'
import type { Texts } from './languages.ts'
import { sandboxOrigins, storeOrigin } from './stores.ts'

/** The sandbox build of watt that went out last. `npx pnpm --filter @topup/e2e keep:release` makes it again. */
const lastRelease = join(import.meta.dirname, '../releases/watt.tar.br')

/** Its files are 2.4 MB. */
const maxBuffer = 64 * 1024 * 1024

/** Keeps the sandbox build of watt that is there now: run when a release has gone out. */
function keepRelease(): void {
  const build = join(appsFolder, 'watt/dist-sandbox')
  // Compressed copies are made again by whoever serves it.
  const tar = execFileSync('tar', ['-c', '--exclude=*.br', '--exclude=*.gz', '-C', build, '.'], { maxBuffer })
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS }
  writeFileSync(lastRelease, brotliCompressSync(tar, { params }))
}

let unpacked: string | undefined

/** The folder of its files, which stay until the process ends. */
function releaseFolder(): string {
  if (unpacked !== undefined) return unpacked
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  execFileSync('tar', ['-x', '-C', folder], { input: brotliDecompressSync(readFileSync(lastRelease)) })
  return (unpacked = folder)
}

/** The English words of the last release, which need not be those of this one. */
export function lastReleaseTexts(): Texts {
  const assets = join(releaseFolder(), 'assets')
  const file = readdirSync(assets).find((name) => /^en-[^/]*\.json$/.test(name)) ?? 'en.json'
  return JSON.parse(readFileSync(join(assets, file), 'utf8')) as Texts
}

/**
 * Opens a page that gets the last release of watt at the store's own address, so that both releases share one storage, as
 * they do while a host rolls a release out.
 */
export async function openLastRelease(context: BrowserContext): Promise<Page> {
  const folder = releaseFolder()
  const headers = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as Site['headers']
  const site: Site = { folder, headers, sandboxOrigins: sandboxOrigins() }
  // A page that came from no server counts as a public one, which must ask before it calls a server of this machine.
  await context.grantPermissions(['local-network-access'])
  const page = await context.newPage()
  await page.route(`${storeOrigin('watt')}/**`, (route) => {
    const request = route.request()
    const path = new URL(request.url()).pathname
    const { status, headers: fields, body } = answer(site, { method: request.method(), path, accepts: '' })
    return route.fulfill({ status, headers: { ...fields }, body })
  })
  return page
}

if (import.meta.main) keepRelease()
