import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type BrowserType, chromium, type LaunchOptions } from '@playwright/test'
import { chromium as chromiumLaunch } from './browsers.ts'
import { openWebkitPage } from './webkitPage.ts'

/**
 * Starts a browser the way the tests do and opens a page: `node src/probeBrowser.ts Chromium /usr/bin/chromium`. Prints its
 * version. Exit code 1: a browser that is older than its driver and that the driver cannot speak to, which would fail
 * every test in it and none for a fault of the store. Exit code 2: anything else that goes wrong. Both print why.
 */
const openChromium = (executablePath: string) => open(chromium, { ...chromiumLaunch, executablePath })

const probes: Readonly<Record<string, (path: string) => Promise<string>>> = {
  Chromium: openChromium,
  'Chromium headless shell': openChromium,
  WebKit: async () => {
    const page = await openWebkitPage()
    try {
      await page.open(blank)
      expectTitle(String(await page.run('return document.title')))
      return String(await page.run('return navigator.userAgent'))
    } finally {
      await page.close()
    }
  },
}

const [name = '', path = ''] = process.argv.slice(2)
const title = 'probe'
const blank = `data:text/html,<title>${title}</title>`
const timeoutMs = 60_000

/** What the driver read of a browser that it started. */
let started: string | null = null

async function open(type: BrowserType, options: LaunchOptions): Promise<string> {
  const browser = await type.launch({ ...options, timeout: 2 * timeoutMs })
  started = `${name} ${browser.version()}`
  try {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(blank, { timeout: 2 * timeoutMs })
    expectTitle(await page.title())
    return browser.version()
  } finally {
    await browser.close()
  }
}

function expectTitle(found: string): void {
  if (found !== title) throw new Error(`it opened a page and read the title "${found}" from it`)
}

class NoAnswer extends Error {}

/** A browser whose pages crash may keep its driver waiting without end. */
async function noAnswer(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, timeoutMs))
  throw new NoAnswer(`it opened no page within ${timeoutMs / 1000} s`)
}

/** What the program says of itself, as "Mozilla Firefox 140.12.0esr"; null where it names no version. */
function versionOf(path: string): string | null {
  try {
    const [line = ''] = execFileSync(path, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\n')
    return /(?:chrom|firefox).*\d+\.\d+/i.test(line) ? line.trim() : null
  } catch {
    return null
  }
}

/** Whether a version is older than the one that the driver was made for. */
function isOlderThanDriver(name: string, version: string): boolean {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@playwright/test'))
  const { browsers } = JSON.parse(
    readFileSync(join(dirname(resolve('playwright-core/package.json')), 'browsers.json'), 'utf8'),
  ) as { readonly browsers: readonly { readonly name: string; readonly browserVersion?: string }[] }
  const madeFor =
    browsers.find((browser) => browser.name === name.toLowerCase().replaceAll(' ', '-'))?.browserVersion ??
    '0'
  return Number.parseInt(/\d+/.exec(version)?.[0] ?? '', 10) < Number.parseInt(madeFor, 10)
}

const probe = Object.hasOwn(probes, name) ? probes[name] : undefined
if (probe === undefined) throw new Error(`There is no probe for "${name}"`)
try {
  console.log(await Promise.race([probe(path), noAnswer()]))
} catch (error) {
  const [words = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  const version = versionOf(path) ?? started
  const isTooOld = version !== null && !(error instanceof NoAnswer) && isOlderThanDriver(name, version)
  console.log(`${version ?? path} cannot be driven: ${words.replace(/\.+$/, '')}`)
  process.exitCode = isTooOld ? 1 : 2
}
// A driver that failed may keep its process alive.
process.exit()
