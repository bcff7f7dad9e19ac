import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromium as chromiumLaunch } from './browsers.ts'
import { openWebkitPage } from './webkitPage.ts'

/**
 * Starts a browser the way the tests do and opens a page: `node src/probeBrowser.ts Chromium /usr/bin/chromium`. Prints its
 * version. Exit code 1: a Chromium that is older than its driver and that the driver cannot speak to, which would fail
 * every test in it and none for a fault of the store. Exit code 2: anything else that goes wrong. Both print why.
 */
const [name = '', path = ''] = process.argv.slice(2)
const title = 'probe'
const blank = `data:text/html,<title>${title}</title>`
const timeoutMs = 60_000

async function openChromium() {
  const timeout = 2 * timeoutMs
  const browser = await chromium.launch({ ...chromiumLaunch, executablePath: path, timeout })
  try {
    const page = await browser.newPage()
    await page.goto(blank, { timeout })
    return { version: browser.version(), found: await page.title() }
  } finally {
    await browser.close()
  }
}

async function openWebkit() {
  const page = await openWebkitPage()
  try {
    await page.open(blank)
    const [version, found] = [await page.read('navigator.userAgent'), await page.read('document.title')]
    return { version: String(version), found: String(found) }
  } finally {
    await page.close()
  }
}

class NoAnswer extends Error {}

/** A browser whose pages crash may keep its driver waiting without end. */
async function noAnswer(): Promise<never> {
  await setTimeout(timeoutMs)
  throw new NoAnswer(`it opened no page within ${timeoutMs / 1000} s`)
}

/** What Chromium says of itself, as "Chromium 140.0.7339.80"; null where it names no version. */
function chromiumVersion(): string | null {
  try {
    const line = ['--version']
    const said = execFileSync(path, line, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return /^.*chrom.*\d+\.\d+.*$/im.exec(said)?.[0].trim() ?? null
  } catch {
    return null
  }
}

/** Whether a version is older than the one that the driver was made for. */
function isOlderThanDriver(version: string): boolean {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@playwright/test'))
  const { browsers } = JSON.parse(
    readFileSync(join(dirname(resolve('playwright-core/package.json')), 'browsers.json'), 'utf8'),
  ) as { readonly browsers: readonly { readonly name: string; readonly browserVersion?: string }[] }
  const madeFor = browsers.find((browser) => browser.name === 'chromium')?.browserVersion ?? '0'
  return Number.parseInt(/\d+/.exec(version)?.[0] ?? '', 10) < Number.parseInt(madeFor, 10)
}

const isWebkit = name === 'WebKit'
try {
  const { version, found } = await Promise.race([isWebkit ? openWebkit() : openChromium(), noAnswer()])
  if (found !== title) throw new Error(`it opened a page and read the title "${found}" from it`)
  console.log(version)
} catch (error) {
  const [words = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  const version = isWebkit ? null : chromiumVersion()
  console.log(`${version ?? path} cannot be driven: ${words.replace(/\.+$/, '')}`)
  process.exitCode = version !== null && !(error instanceof NoAnswer) && isOlderThanDriver(version) ? 1 : 2
}
// A driver that failed may keep its process alive.
process.exit()
