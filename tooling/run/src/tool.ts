/** A program of the machine that some steps need. */
export interface Tool {
  readonly name: string
  /** Variable that names its path, which comes before the usual places. */
  readonly variable?: string
  /** Where it usually is; may hold `*`. */
  readonly places: readonly string[]
  /** Debian packages that bring it. */
  readonly packages: readonly string[]
  /** Program that starts the tool at a path and prints its version, or why that failed: exit code 1 for a tool that is too old. */
  readonly probe?: string
}

/** Whether a tool can be used. `version` is what it says of itself; its path where it has no probe. */
export type ToolState =
  | { readonly kind: 'ready'; readonly path: string; readonly version: string }
  /** It is too old for the tests, as a browser that their driver cannot speak to. */
  | { readonly kind: 'unusable'; readonly reason: string }
  | { readonly kind: 'missing'; readonly reason: string }

const browserProbe = 'tooling/e2e/src/probeBrowser.ts'

export const chromium: Tool = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  places: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  packages: ['chromium'],
  probe: browserProbe,
}

/**
 * Chromium's engine without its own windows and pages, which take a third of the processor's time of a run. Debian's
 * package of the same version; elsewhere Chromium does.
 */
export const headlessShell: Tool = {
  name: 'Chromium headless shell',
  places: ['/usr/bin/chromium-headless-shell'],
  packages: ['chromium-headless-shell'],
  probe: browserProbe,
}

export const webkit: Tool = {
  name: 'WebKit',
  places: ['/usr/bin/WPEWebDriver'],
  // The last one is only recommended by the others, and without it every page crashes.
  packages: ['wpewebkit-driver', 'cog', 'libgles2'],
  probe: browserProbe,
}

export const nginx: Tool = {
  name: 'nginx',
  variable: 'NGINX_PATH',
  places: ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'],
  packages: ['nginx'],
}

export const postgres: Tool = {
  name: 'PostgreSQL',
  places: ['/usr/lib/postgresql/*/bin/initdb'],
  packages: ['postgresql'],
}
