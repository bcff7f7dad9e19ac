import { guardScripts } from './guardScripts.ts'
import type { GuardedBrowser } from './guardScripts.ts'

/** A script that a provider offers at its own host and nowhere else. */
export interface HostScript {
  readonly url: string
  /** `sha384-…`, where the provider publishes one or a publisher has agreed on one. */
  readonly integrity?: string | undefined
}

/**
 * Loads a provider's script into this document; resolves when it has run, rejects when it is blocked, missing or not the agreed
 * one. It may add scripts of its own host and of no other. Source: decision 96.
 */
export function loadHostScript(
  { url, integrity }: HostScript,
  browser: GuardedBrowser & Pick<Window, 'document' | 'location'> = window as GuardedBrowser & Window,
): Promise<void> {
  guardScripts([new URL(url).origin], browser)
  const script = browser.document.createElement('script')
  script.async = true
  script.referrerPolicy = 'no-referrer'
  if (integrity !== undefined) {
    // A hash is compared only when the script comes with CORS.
    script.crossOrigin = 'anonymous'
    script.integrity = integrity
  }
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The script of the payment provider did not come'))
    })
    script.src = url
    browser.document.head.append(script)
  })
}
