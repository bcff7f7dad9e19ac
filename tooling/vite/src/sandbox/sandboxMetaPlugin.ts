import type { Plugin } from 'vite'
import { defaultSandboxOrigins } from './sandboxOrigins.ts'
import { sandboxMeta } from './sandboxMeta.ts'

/** Tells a store on the development server where the sandbox is: `SANDBOX_ORIGINS`, separated by spaces, else the default. */
export function sandboxMetaPlugin(mode: string): Plugin {
  return {
    name: 'topup:sandbox-meta',
    apply: 'serve',
    transformIndexHtml: (html) =>
      mode === 'sandbox'
        ? sandboxMeta(html, { origins: process.env['SANDBOX_ORIGINS']?.split(' ') ?? defaultSandboxOrigins })
        : html,
  }
}
