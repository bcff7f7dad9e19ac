import type { Page } from '@playwright/test'

/** Collects what the store says in passing, whether it is still on the screen or not. Call it before the page opens. */
export async function hearMessages(page: Page): Promise<readonly string[]> {
  const heard: string[] = []
  await page.exposeFunction('hear', (text: string) => void heard.push(text))
  await page.addInitScript(() => {
    const { hear } = window as unknown as { readonly hear: (text: string) => void }
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.closest('[data-live]') !== null)
          for (const message of node.querySelectorAll('bdi')) hear(message.textContent)
    }).observe(document, { childList: true, subtree: true })
  })
  return heard
}
