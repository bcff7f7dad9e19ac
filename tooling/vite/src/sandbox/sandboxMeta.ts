import type { Plugin } from 'vite'

/** What the documents of a sandbox build are told, by the name of the `<meta>` that says it. */
export interface SandboxFacts {
  /** The sandbox's API origins, first the one to ask first. */
  readonly origins: readonly string[]
  /** Where the store's pay document stands, if that is another origin. Source: decision 95. */
  readonly payOrigin?: string | undefined
  /** Where the store of this pay document stands, if that is another origin. */
  readonly storeOrigin?: string | undefined
}

/** Writes into a document what a sandbox build looks for there. */
export function sandboxMeta(html: string, { origins, payOrigin, storeOrigin }: SandboxFacts): string {
  const meta = (name: string, content: string | undefined) =>
    content === undefined ? '' : `<meta name="topup-${name}" content="${content}">`
  const tags =
    meta('sandbox', origins.join(' ')) + meta('pay-origin', payOrigin) + meta('store-origin', storeOrigin)
  return html.replace('<head>', `<head>${tags}`)
}

/** Ports on which the sandbox listens by default: the main host, then the backup. */
export const defaultSandboxPorts = [4280, 4281] as const

/** Where a store of the development server looks for the sandbox by default. */
const defaultSandboxOrigins: readonly string[] = defaultSandboxPorts.map((port) => `http://127.0.0.1:${port}`)

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

/**
 * The sandbox that a sandbox build is made for: `SHARED_SANDBOX`, as a list of origins; empty for a build of which the server that delivers it
 * names one. Throws a plain sentence for what is no https origin.
 */
export function sharedSandbox(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const text = env['SHARED_SANDBOX'] ?? ''
  if (text === '') return []
  if (text.startsWith('https://') && URL.parse(text)?.origin === text) return [text]
  throw new Error(`SHARED_SANDBOX is "${text}"; it must be an origin, such as https://sandbox.example.`)
}
