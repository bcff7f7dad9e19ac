import { readFileSync } from 'node:fs'

/** Texts of one language, in groups. */
interface Texts {
  readonly [key: string]: string | Texts
}

/** Texts in which each says its own key, so that a player of the simulator recognises a question by it. */
export const namedTexts: Texts = named(
  JSON.parse(readFileSync(new URL('../../../../locales/en.json', import.meta.url), 'utf8')) as Texts,
  '',
)

function named(texts: Texts, path: string): Texts {
  const entries = Object.entries(texts).map(
    ([key, text]) =>
      [key, typeof text === 'string' ? `${path}${key}` : named(text, `${path}${key}.`)] as const,
  )
  return Object.fromEntries(entries)
}
