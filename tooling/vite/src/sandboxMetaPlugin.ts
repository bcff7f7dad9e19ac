import type { Plugin } from 'vite'
import { sandboxMeta } from './serve/sandboxMeta.ts'

/** Where `pnpm sandbox` listens unless told otherwise. */
const defaultOrigins = ['http://127.0.0.1:5190', 'http://127.0.0.1:5191']

/** Tells a store on the development server where the sandbox is: `SANDBOX_ORIGINS`, parted by spaces, else the default. */
export function sandboxMetaPlugin(mode: string): Plugin {
  return {
    name: 'topup:sandbox-meta',
    apply: 'serve',
    transformIndexHtml: (html) =>
      mode === 'sandbox'
        ? sandboxMeta(html, process.env['SANDBOX_ORIGINS']?.split(' ') ?? defaultOrigins)
        : html,
  }
}
