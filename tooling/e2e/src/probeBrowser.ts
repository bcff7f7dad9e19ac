import { execFileSync } from 'node:child_process'
import { type BrowserType, chromium, firefox, type LaunchOptions } from '@playwright/test'
import { chromium as chromiumLaunch, firefoxChannel } from './browsers.ts'
import { openWebkitPage } from './webkitPage.ts'

/**
 * Starts a browser the way the tests do and opens a page: `node src/probeBrowser.ts Firefox /usr/bin/firefox`. Prints its
 * version, or fails with the version and the driver's own words. A browser that the driver cannot speak to would fail
 * every test in it, and none of them for a fault of the store.
 */
const probes: Readonly<Record<string, (path: string) => Promise<string>>> = {
  Chromium: (executablePath) => open(chromium, { ...chromiumLaunch, executablePath }),
  Firefox: (executablePath) => open(firefox, { channel: firefoxChannel, executablePath }),
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

const title = 'probe'
const blank = `data:text/html,<title>${title}</title>`
const timeoutMs = 60_000

async function open(type: BrowserType, options: LaunchOptions): Promise<string> {
  const browser = await type.launch({ ...options, timeout: timeoutMs })
  try {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(blank, { timeout: timeoutMs })
    expectTitle(await page.title())
    return browser.version()
  } finally {
    await browser.close()
  }
}

function expectTitle(found: string): void {
  if (found !== title) throw new Error(`it opened a page and read the title "${found}" from it`)
}

/** A browser whose pages crash may keep its driver waiting without end. */
async function noAnswer(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, timeoutMs))
  throw new Error(`it opened no page within ${timeoutMs / 1000} s`)
}

/** What the program says of itself, as "Mozilla Firefox 140.12.0esr". */
function versionOf(path: string): string {
  try {
    return (
      execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split(
        '\n',
      )[0] ?? path
    )
  } catch {
    return path
  }
}

const [name = '', path = ''] = process.argv.slice(2)
const probe = Object.hasOwn(probes, name) ? probes[name] : undefined
if (probe === undefined) throw new Error(`There is no probe for "${name}"`)
try {
  console.log(await Promise.race([probe(path), noAnswer()]))
} catch (error) {
  const [words = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  console.log(`${versionOf(path)} cannot be driven: ${words}`)
  process.exitCode = 1
}
// A driver that failed may keep its process alive.
process.exit()
