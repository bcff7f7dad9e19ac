import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@topup/vite/apps'
import { untilAnswered } from './untilAnswered.ts'

/** Where Debian's `wpewebkit-driver` puts it. */
const driverPath = '/usr/bin/WPEWebDriver'

/** Starts WPE WebKit without a window, with one page that is driven over the WebDriver protocol. */
export async function openWebkitPage() {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const port = await freePort()
  const driver = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // A process group of its own: the driver's end leaves the browser running.
    detached: true,
    env: { ...process.env, XDG_RUNTIME_DIR: folder, NO_AT_BRIDGE: '1' },
  })
  const end = () => {
    try {
      if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGKILL')
    } catch {
      // It has ended already.
    }
  }
  process.once('exit', end)
  const ask = async (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  await untilAnswered(() => ask('/status'))
  const session = (await ask('/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'cog',
        'wpe:browserOptions': { binary: '/usr/bin/cog', args: ['--automation', '--platform=headless'] },
      },
    },
  })) as { sessionId: string }
  const at = `/session/${session.sessionId}`
  return {
    open: async (url: string) => {
      await ask(`${at}/url`, { url })
    },
    /** Value of an expression in the page. */
    read: (expression: string) => ask(`${at}/execute/sync`, { script: `return ${expression}`, args: [] }),
    close: async () => {
      await ask(at, undefined, 'DELETE').catch(() => undefined)
      process.off('exit', end)
      end()
      // Its helpers may still be writing.
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
