import { startTemporaryPostgres } from '@topup/sandbox/postgres'
import { chromium, findTool, firefox, postgres, webkit } from './src/findTools.ts'
import { runCommand } from './src/runCommand.ts'
import { runSteps } from './src/step.ts'
import { testSteps } from './src/testSteps.ts'

/** Playwright's own Chromium, where the system has none. */
async function playwrightChromium(): Promise<string | null> {
  const install = await runCommand({
    line: ['pnpm', 'exec', 'playwright', 'install', 'chromium'],
    folder: 'tooling/e2e',
  })
  if (!install.isFine) return null
  const print = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  const { isFine, output } = await runCommand({ line: ['node', '-e', print], folder: 'tooling/e2e' })
  return isFine ? output.trim() : null
}

const chromiumPath = (await findTool(chromium, process.env['CHROMIUM_PATH'])) ?? (await playwrightChromium())
const firefoxPath = await findTool(firefox, process.env['FIREFOX_PATH'])
const webkitPath = await findTool(webkit, undefined)
const initdb = process.env['DATABASE_URL'] === undefined ? await findTool(postgres, undefined) : null
const database = initdb === null ? null : await startTemporaryPostgres(initdb)
const databaseUrl = process.env['DATABASE_URL'] ?? database?.url ?? null

if (chromiumPath === null)
  console.log('No Chromium here and none could be installed: stories and journeys will fail.')
if (firefoxPath === null) console.log('No Firefox here: journeys run in Chromium only.')
if (webkitPath === null) console.log('No WebKit here: the first screen is not tried in it.')
if (databaseUrl === null)
  console.log('No PostgreSQL here: the sandbox is tested on its embedded database only.')

const steps = testSteps({ chromiumPath, firefoxPath, databaseUrl })
const only = process.argv.slice(2)
const chosen = only.length === 0 ? steps : steps.filter(({ name }) => only.includes(name))
try {
  const { passed, failed } = await runSteps(chosen, {
    now: () => performance.now(),
    say: (line) => console.log(line),
  })
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
} finally {
  database?.stop()
}
