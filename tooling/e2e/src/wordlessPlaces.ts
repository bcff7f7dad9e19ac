import type { Page } from '@playwright/test'
import { textsOf } from './textsOf.ts'

const keys = [...textsOf('en').keys()]

/** What on the page shows a key in place of its text, or is tapped and has no name. */
export async function wordlessPlaces(page: Page): Promise<readonly string[]> {
  return page.evaluate((known) => {
    const isKey = new Set(known)
    const nameOf = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const described = (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id))
      const texts = [...labels, ...described, element].map((each) => each?.textContent ?? '')
      return [element.getAttribute('aria-label') ?? '', ...texts].join('').trim()
    }
    const shown = [...document.querySelectorAll('body *:not(script)')].filter(
      (element) => element.getClientRects().length > 0,
    )
    const tapped = shown.filter((element) =>
      element.matches('a, button, input, [role="dialog"], [role="alertdialog"]'),
    )
    const nameless = tapped.filter((element) => nameOf(element) === '').map(({ outerHTML }) => outerHTML)
    const words = shown.flatMap((element) => [
      ...['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
      ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
    ])
    return [...nameless, ...words.filter((word) => isKey.has(word.trim()))]
  }, keys)
}
