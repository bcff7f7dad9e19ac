import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { answer, type Site } from '@topup/vite/serve'
import { textInRelease, unpackRelease } from './keptRelease.ts'
import type { Texts } from './languages.ts'
import { sandboxOrigins, storeOrigin } from './stores.ts'

/** The sandbox build of watt that went out last. `npx pnpm --filter @topup/e2e keep:release` makes it again. */
export const lastRelease = join(import.meta.dirname, '../releases/watt.json.br')

/** The English words of the last release, which need not be those of this one. */
export const lastReleaseTexts = (): Texts =>
  JSON.parse(textInRelease(lastRelease, /^assets\/en-[^/]*\.json$/)) as Texts

/**
 * Opens a page that gets the last release of watt at the store's own address, so that both releases share one storage, as
 * they do while a host rolls a release out. The files stay until the browser is closed.
 */
export async function openLastRelease(context: BrowserContext): Promise<Page> {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  unpackRelease(lastRelease, folder)
  context.once('close', () => rmSync(folder, { recursive: true, force: true }))
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
