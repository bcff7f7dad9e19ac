import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test as base, type Page } from '@playwright/test'
import { takenPort } from '@topup/run/startLocally'
import { deriveTheme } from '@topup/ui-kit/theme'
import { readBrandApp } from '@topup/vite'
import { freePort } from '@topup/vite/apps'

/** A store on its development server, in a copy of the repository. */
interface DevelopedStore {
  readonly origin: string
  readonly edit: RepositoryCopy['edit']
}

/** Tests that share one development server of `watt`; its edits last from test to test. */
const test = base.extend<object, { readonly developed: DevelopedStore }>({
  developed: [
    // Playwright reads from the first parameter what a fixture needs.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const copy = copyRepository()
      try {
        const { origin, stop } = await startDevCommand(copy.folder, 'watt')
        await provide({ origin, edit: copy.edit })
        await stop()
      } finally {
        copy.remove()
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** Resolves when the next document hears of edits; one made before is lost to it. */
const hears = (page: Page) =>
  page.waitForEvent('console', { predicate: (message) => message.text() === '[vite] connected.' })

/** Opens the store and waits until its products can be tapped. */
async function open(page: Page, origin: string) {
  await Promise.all([hears(page), page.goto(origin)])
  await expect(page.locator('#root main[aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('[role=tabpanel] [role=radio]').first()).toBeVisible()
}

/** Marks the page as it is; a reload loses the mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
const isKept = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-kept', '')

test('an edited text is on the screen, and the page is not loaded again', async ({ page, developed }) => {
  await open(page, developed.origin)
  await mark(page)
  await expect(page.getByText('Log in to see your characters')).toBeVisible()
  await developed.edit('locales/en.json', (text) =>
    text.replace('Log in to see your characters', 'Who are you?'),
  )
  await expect(page.getByText('Who are you?')).toBeVisible()
  await isKept(page)
})

test('a mistake in a file of texts is shown, and its repair takes the message away', async ({
  page,
  developed,
}) => {
  await open(page, developed.origin)
  await developed.edit('locales/en.json', (text) => text.replace('"nav": {', '"nav": {{'))
  await expect(page.locator('vite-error-overlay')).toBeAttached()
  await developed.edit('locales/en.json', (text) => text.replace('"nav": {{', '"nav": {'))
  await expect(page.locator('vite-error-overlay')).toHaveCount(0)
  await expect(page.locator('[role=tabpanel] [role=radio]').first()).toBeVisible()
})

const firstStyles = [
  ['packages/ui-kit/src/product/productCard.css', '.product-card', '[role=tabpanel] [role=radio]'],
  ['packages/ui-kit/src/styles/base.css', 'body', 'body'],
  ['packages/ui-kit/src/header/header.css', '.header', 'header'],
] as const

for (const [file, selector, shown] of firstStyles) {
  test(`an edit of ${file} is on the screen, and the page is not loaded again`, async ({
    page,
    developed,
  }) => {
    await open(page, developed.origin)
    await mark(page)
    await developed.edit(file, (text) => `${text}\n${selector} { outline: 3px solid rgb(1, 2, 3); }\n`)
    await expect(page.locator(shown).first()).toHaveCSS('outline-color', 'rgb(1, 2, 3)')
    await isKept(page)
  })
}

test('an edited theme is on the screen', async ({ page, developed }) => {
  const { theme } = await readBrandApp('watt')
  const tint = '#7a1fa2'
  const before = deriveTheme(theme)
  const after = deriveTheme({ ...theme, tint })
  // Of a brand that follows the phone's mode: the one in which it is designed.
  const background = page.locator('meta[name=theme-color]:not([media*=dark])')
  await open(page, developed.origin)
  await expect(background).toHaveAttribute('content', before.bg)
  await developed.edit('apps/watt/src/theme.ts', (text) => text.replace(/tint: '.*'/, `tint: '${tint}'`))
  await expect(background).toHaveAttribute('content', after.bg)
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(after.bg))
  // The service's page config may name a colour, which takes the theme's place once it is there.
  await page.goto(developed.origin, { waitUntil: 'networkidle' })
  await expect(background).toHaveAttribute('content', after.bg)
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(after.bg))
})

test('an edited name of the brand is on the screen, in the title and in the manifest', async ({
  page,
  developed,
}) => {
  await open(page, developed.origin)
  await developed.edit('apps/watt/src/brand.ts', (text) => text.replace("name: 'Watt'", "name: 'Kilowatt'"))
  await expect(page).toHaveTitle(/Kilowatt/)
  await expect(page.locator('header').getByText('Kilowatt').first()).toBeVisible()
  const manifest = await page.request.get(`${developed.origin}/manifest.webmanifest`)
  expect(await manifest.json()).toMatchObject({ name: 'Kilowatt' })
})

test('an edited component is on the screen, and the page is not loaded again', async ({
  page,
  developed,
}) => {
  await open(page, developed.origin)
  await mark(page)
  await developed.edit('packages/ui-kit/src/header/Header.tsx', (text) =>
    text.replace('<span className="header__brand">', '<span className="header__brand" data-edited="">'),
  )
  await expect(page.locator('.header__brand[data-edited]')).toBeVisible()
  await isKept(page)
})

test('a mistake in the facts is shown, and its repair brings the store back', async ({ page, developed }) => {
  await open(page, developed.origin)
  const hearsAgain = hears(page)
  await developed.edit('apps/watt/src/brand.ts', (text) => text.replace("key: 'watt'", "key: 'watt'("))
  await expect(page.locator('vite-error-overlay')).toBeAttached()
  await hearsAgain
  await developed.edit('apps/watt/src/brand.ts', (text) => text.replace("key: 'watt'(", "key: 'watt'"))
  await expect(page.locator('vite-error-overlay')).toHaveCount(0)
  await expect(page.locator('[role=tabpanel] [role=radio]').first()).toBeVisible()
})

test('a mistake in a style of the first route is shown, and its repair takes the message away', async ({
  page,
  developed,
}) => {
  const file = 'packages/ui-kit/src/product/productCard.css'
  const mistake = '\n.product-card{{'
  await open(page, developed.origin)
  await developed.edit(file, (text) => text + mistake)
  await expect(page.locator('vite-error-overlay')).toBeAttached()
  await developed.edit(file, (text) => text.replace(mistake, ''))
  await expect(page.locator('vite-error-overlay')).toHaveCount(0)
  await expect(page.locator('[role=tabpanel] [role=radio]').first()).toBeVisible()
})

test('the pay document is served with the brand, and all that it asks for is there', async ({
  page,
  developed,
}) => {
  const faults: string[] = []
  page.on('requestfailed', (request) => faults.push(request.url()))
  page.on('response', (response) => response.ok() || faults.push(`${response.status()} ${response.url()}`))
  page.on('pageerror', (error) => faults.push(error.message))
  const { brand } = await readBrandApp('watt')
  await page.goto(`${developed.origin}/pay.html`)
  await expect(page.locator('html')).toHaveAttribute('data-brand', brand.key)
  await expect(page.getByRole('heading', { name: 'Nothing to pay here' })).toBeVisible()
  await expect(page.locator('header').getByText(/watt/i).first()).toBeVisible()
  expect(faults).toEqual([])
})

/** `#rrggbb` as a browser names it. */
function rgb(hex: string): string {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return `rgb(${part(1)}, ${part(3)}, ${part(5)})`
}

/** A running `npm run dev`. */
interface DevCommand {
  readonly origin: string
  /** Ends it as Ctrl-C does, and rejects when it did not end well. */
  readonly stop: () => Promise<void>
}

/** Starts the program of `npm run dev` for one store in a copy of the repository, with a sandbox that forgets. */
async function startDevCommand(folder: string, store: string): Promise<DevCommand> {
  const port = await freePorts()
  const child = spawn(process.execPath, [join(folder, 'tooling/run/dev.ts'), store], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), SANDBOX_MEMORY: '1', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = endOf(child)
  await Promise.race([said(child, 'Ctrl-C'), ended.then(notYet)])
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGINT')
      const { code, text } = await ended
      process.off('exit', kill)
      if (code !== 0) throw new Error(`The command ended with ${code}:\n${text}`)
    },
  }
}

/** How a command ended. */
interface End {
  readonly code: number | null
  /** All that it said. */
  readonly text: string
}

/** Resolves when the command has ended, whether or not somebody asked it to. */
function endOf(child: ChildProcess): Promise<End> {
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => {
      text += piece.toString('utf8')
    })
  return once(child, 'close').then(([code]) => ({ code: code as number | null, text }))
}

function notYet({ text }: End): never {
  throw new Error(`The command ended before it was ready:\n${text}`)
}

/** Resolves when the command has said a word. */
function said({ stdout }: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve) => {
    let text = ''
    stdout?.on('data', (piece: Buffer) => {
      text += piece.toString('utf8')
      if (text.includes(word)) resolve()
    })
  })
}

/** A port that is free together with those ten and nine below it, which the sandbox takes. */
async function freePorts(): Promise<number> {
  for (;;) {
    const port = await freePort()
    if ((await takenPort({ stores: [port], api: port - 10, backupApi: port - 9 })) === null) return port
  }
}

const root = resolve(import.meta.dirname, '../../..')

/** A copy of the repository in which a test may edit what it likes. */
interface RepositoryCopy {
  readonly folder: string
  /** Rewrites one file of the copy. Rejects where that changes nothing. */
  readonly edit: (file: string, change: (text: string) => string) => Promise<void>
  readonly remove: () => void
}

/** Copies everything that git does not ignore, and installs its packages from the local store where that has them. */
function copyRepository(): RepositoryCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dev-loop-')))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    const line = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    const listed = execFileSync('git', line, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    for (const path of listed.split('\0').filter((each) => each !== '' && existsSync(join(root, each))))
      cpSync(join(root, path), join(folder, path))
    install(folder)
  } catch (error) {
    remove()
    throw error
  }
  return { folder, edit: (file, change) => edit(join(folder, file), change), remove }
}

function install(folder: string): void {
  const pnpm = join(root, 'node_modules/.bin/pnpm')
  const from = (...more: readonly string[]) =>
    execFileSync(pnpm, ['install', '--frozen-lockfile', '--reporter=silent', ...more], { cwd: folder })
  try {
    from('--offline')
  } catch {
    from()
  }
}

/** Vite's watcher reports a file once in 50 ms and drops what comes between; nobody types that fast. */
const watcherPause = 100

async function edit(path: string, change: (text: string) => string): Promise<void> {
  await setTimeout(watcherPause)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`The edit of ${path} changed nothing`)
  writeFileSync(path, after)
}
