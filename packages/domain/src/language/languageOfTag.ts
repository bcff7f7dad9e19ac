import { parseLanguage } from './language.ts'
import type { Language } from './languageFacts.ts'

/** Codes that browsers and phones still send for a language of ours. ISO 639 renamed `in`; the others are three-letter forms. */
const oldCodes: ReadonlyMap<string, Language> = new Map([
  ['in', 'id'],
  ['ind', 'id'],
  ['msa', 'ms'],
  ['may', 'ms'],
  ['zsm', 'ms'],
])

/** Subtags that mean Traditional Chinese. `hant` decides before a country does. */
const traditional = ['tw', 'hk', 'mo']

/**
 * The interface language that a language tag asks for, or null when the store does not have it or the value is
 * not text. Accepts what browsers, phones and games send: any case, `-` or `_`, with script and country
 * (`zh-Hant-HK` is `zh-tw`, every other `zh` is `zh-cn`, `pt-BR` is `pt`, the old `in` is `id`).
 * Source: spec §4 "Language choice".
 */
export function languageOfTag(tag: unknown): Language | null {
  if (typeof tag !== 'string' || tag.length > 35) return null
  const text = tag.trim().toLowerCase()
  const code = text.replace(/[-_].*/, '')
  if (code === 'zh') return chineseOf(text.split(/[-_]/))
  return parseLanguage(code) ?? oldCodes.get(code) ?? null
}

function chineseOf(subtags: readonly string[]): Language {
  if (subtags.indexOf('hant') !== -1) return 'zh-tw'
  if (subtags.indexOf('hans') !== -1) return 'zh-cn'
  return subtags.some((subtag) => traditional.indexOf(subtag) !== -1) ? 'zh-tw' : 'zh-cn'
}
