import { existsSync, globSync } from 'node:fs'
import { runCommand } from './runCommand.ts'

/** A program that some steps need. */
export interface Tool {
  readonly name: string
  /** Where it usually stands; may hold `*`. */
  readonly places: readonly string[]
  /** Debian packages that bring it. */
  readonly packages: readonly string[]
}

export const chromium: Tool = {
  name: 'Chromium',
  places: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  packages: ['chromium'],
}

export const firefox: Tool = {
  name: 'Firefox',
  places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  packages: ['firefox-esr'],
}

export const webkit: Tool = {
  name: 'WebKit',
  places: ['/usr/bin/WPEWebDriver'],
  packages: ['wpewebkit-driver', 'cog'],
}

export const postgres: Tool = {
  name: 'PostgreSQL',
  places: ['/usr/lib/postgresql/*/bin/initdb'],
  packages: ['postgresql'],
}

/**
 * Path of a tool: what the environment names, else a usual place, else freshly installed where that needs no
 * question (as root on Debian). Null when it cannot be had here.
 */
export async function findTool(tool: Tool, named: string | undefined): Promise<string | null> {
  if (named !== undefined && existsSync(named)) return named
  return inPlace(tool) ?? ((await install(tool.packages)) ? inPlace(tool) : null)
}

function inPlace({ places }: Tool): string | null {
  return (
    places
      .flatMap((place) => (place.includes('*') ? globSync(place) : [place]))
      .find((path) => existsSync(path)) ?? null
  )
}

async function install(packages: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const get = (...given: readonly string[]) => runCommand({ line: ['apt-get', '-qq', ...given], env })
  const add = () => get('install', '-y', '--no-install-recommends', ...packages)
  if ((await add()).isFine) return true
  return (await get('update')).isFine && (await add()).isFine
}
