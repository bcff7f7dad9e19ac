import type { BrowserContext } from '@playwright/test'

/** Hears every policy that is broken and every script that fails, in all pages of a browser. */
export function hearViolations(context: BrowserContext): readonly string[] {
  const heard: string[] = []
  context.on('weberror', (error) => heard.push(error.error().message))
  context.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) heard.push(message.text())
  })
  return heard
}
