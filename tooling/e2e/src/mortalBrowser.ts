import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, devices, firefox, type Page } from '@playwright/test'
import { firefoxChannel, pinnedChromium } from './browsers.ts'

/** A browser whose process can be killed and started again over what its disk holds. */
export interface MortalBrowser {
  /** Starts the browser and answers its first page. */
  readonly start: () => Promise<Page>
  /** Ends every process of the browser at once, as a phone does that needs the memory: nothing is written out any more. */
  readonly kill: () => Promise<void>
  /** Kills the browser and removes its profile. */
  readonly remove: () => Promise<void>
}

/** Makes a browser over a fresh profile; nothing runs yet. */
export function createMortalBrowser(engine: 'chromium' | 'firefox'): MortalBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'))
  let context: BrowserContext | null = null
  const kill = async () => {
    const dead = context
    context = null
    const processes = processesOf(profile)
    for (const id of processes) endNow(id)
    // Fails where the death was noticed before; either way it resolves when nothing is left to talk to.
    await dead?.close().catch(() => undefined)
  }
  return {
    start: async () => {
      context = await launch(engine, profile)
      return context.pages()[0] ?? context.newPage()
    },
    kill,
    remove: async () => {
      await kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

function launch(engine: 'chromium' | 'firefox', profile: string): Promise<BrowserContext> {
  const common = { serviceWorkers: 'block', viewport: { width: 390, height: 844 }, locale: 'en' } as const
  if (engine === 'chromium')
    return chromium.launchPersistentContext(profile, {
      ...devices['Pixel 7'],
      ...common,
      ...pinnedChromium,
      deviceScaleFactor: 1,
    })
  const executablePath = process.env['FIREFOX_PATH']
  if (executablePath === undefined) throw new Error('FIREFOX_PATH names no Firefox')
  return firefox.launchPersistentContext(profile, { ...common, channel: firefoxChannel, executablePath })
}

/** The processes whose command line names the profile. */
function processesOf(profile: string): readonly number[] {
  if (existsSync('/proc/self/cmdline'))
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && commandLineOf(name).includes(profile))
      .map(Number)
  const lines = execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' }).split('\n')
  return lines.filter((line) => line.includes(profile)).map((line) => Number.parseInt(line, 10))
}

function commandLineOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function endNow(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    /* gone already */
  }
}
