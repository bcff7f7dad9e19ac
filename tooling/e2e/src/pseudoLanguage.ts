import type { Page } from '@playwright/test'
import { spoken, type Texts } from './languages.ts'

const accented: Readonly<Record<string, string>> = {
  a: 'á', c: 'ç', d: 'ð', e: 'ë', g: 'ğ', i: 'î', l: 'ł', n: 'ñ', o: 'ø', s: 'š', t: 'ŧ', u: 'ü', y: 'ÿ', z: 'ž',
} // prettier-ignore

/** One text, 40 % longer, in letters that rise and fall further; placeholders stay. Source: design.md §8 "Allow 40% growth". */
function stretch(text: string): string {
  const spoken = text.replace(/\{\{.*?\}\}/g, '')
  const letters = text.replace(/\{\{.*?\}\}|[a-z]/g, (found) => accented[found] ?? found)
  return letters + ' œþ'.repeat(Math.ceil((0.4 * spoken.length) / 3))
}

function stretchAll(texts: unknown): unknown {
  if (typeof texts === 'string') return stretch(texts)
  return Object.fromEntries(
    Object.entries(texts as Readonly<Record<string, unknown>>).map(([key, value]) => [
      key,
      stretchAll(value),
    ]),
  )
}

/** English as a language of long words would be: finds what no language of ours happens to overflow. */
export const pseudo = stretchAll(spoken.en) as Texts

/**
 * Gives the page these texts in place of English: in its document, which carries those of the default language (decision 72),
 * and in their file. The document itself is not replaced: the browser would not take it for one of this machine.
 */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route(/\/assets\/en-[^/]*\.json$/, (route) => route.fulfill({ json: pseudo }))
  await page.addInitScript((texts) => {
    const find = document.getElementById.bind(document)
    document.getElementById = (id: string) => {
      const found = find(id)
      if (id !== 'texts' || found === null || document.documentElement.lang !== 'en') return found
      return Object.assign(document.createElement('span'), { textContent: texts })
    }
  }, JSON.stringify(pseudo))
}
