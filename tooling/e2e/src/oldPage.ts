import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@topup/vite/apps'
import { untilAnswered } from './untilAnswered.ts'

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: {
    readonly exceptionDetails?: {
      readonly text: string
      readonly exception?: { readonly description?: string }
    }
  }
  readonly result?: { readonly result?: { readonly value?: unknown } }
}

/**
 * Starts an old browser without a window, in a phone's size, on a throw-away profile. Its page is spoken to over the raw protocol,
 * which Playwright no longer speaks to them.
 */
export async function openOldPage(binary: string) {
  const profile = mkdtempSync(join(tmpdir(), 'old-chromium-'))
  const port = await freePort()
  const child = spawn(
    binary,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--window-size=390,844',
      `--user-data-dir=${profile}`,
      `--remote-debugging-port=${port}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  const ended = once(child, 'close')
  const tooEarly = ended.then(([code]) => Promise.reject(new Error(`the browser ended with ${String(code)}`)))
  const socket = new WebSocket(await Promise.race([untilAnswered(() => pageAddress(port)), tooEarly]))
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const faults: string[] = []
  const waiting = new Map<number, (message: Message) => void>()
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    const details = message.params?.exceptionDetails
    if (details !== undefined) faults.push(details.exception?.description ?? details.text)
    if (message.id !== undefined) waiting.get(message.id)?.(message)
  })
  const send = (method: string, params: Readonly<Record<string, unknown>> = {}) =>
    new Promise<Message>((resolve) => {
      lastId += 1
      waiting.set(lastId, resolve)
      socket.send(JSON.stringify({ id: lastId, method, params }))
    })
  await send('Page.enable')
  await send('Runtime.enable')
  return {
    /** Messages of uncaught errors so far. */
    faults,
    open: async (url: string) => void (await send('Page.navigate', { url })),
    /** Value of an expression in the page. */
    read: async (expression: string) =>
      (await send('Runtime.evaluate', { expression, returnByValue: true })).result?.result?.value,
    close: async () => {
      socket.close()
      child.kill('SIGKILL')
      await ended
      // Its helpers may still be writing.
      rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

/** Where the browser's page listens. Throws before it does: the page may come a moment after the browser. */
async function pageAddress(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`)
  const targets = (await answer.json()) as readonly {
    readonly type: string
    readonly webSocketDebuggerUrl?: string
  }[]
  const address = targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl
  if (address === undefined) throw new Error('the browser opened no page')
  return address
}
