import { existsSync } from 'node:fs'
import { chromium as usual } from '@topup/run/tool'
import { chromium } from 'playwright'

/** The browser to walk with: the one of `CHROMIUM_PATH`, the driver's own, or the system's. Throws a plain sentence where there is none. */
export function findChromium(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const named = environment['CHROMIUM_PATH'] ?? ''
  if (named !== '' && !existsSync(named))
    throw new Error(`CHROMIUM_PATH is "${named}", and there is no such file.`)
  const places = named === '' ? [chromium.executablePath(), ...usual.places] : [named]
  const found = places.find((place) => existsSync(place))
  if (found !== undefined) return found
  throw new Error(
    'There is no Chromium here. Install one, name it in CHROMIUM_PATH, or run: npx playwright install chromium',
  )
}
