import { existsSync } from 'node:fs'
import { findTool } from '@topup/run/findTool'
import { chromium as usual } from '@topup/run/tool'
import { chromium } from 'playwright'

/** The browser to walk with: the one of `CHROMIUM_PATH`, of the system, or the driver's own. Throws a plain sentence where there is none. */
export async function findChromium(): Promise<string> {
  const own = chromium.executablePath()
  const { name, variable = '', places } = usual
  const isNamed = (process.env[variable] ?? '') !== ''
  if (!isNamed && existsSync(own)) return own
  const found = await findTool({ name, variable, places, packages: [] })
  if (found.kind === 'ready') return found.path
  throw new Error(
    `${found.reason}. Install one, name it in ${variable}, or run: npx playwright install chromium`,
  )
}
