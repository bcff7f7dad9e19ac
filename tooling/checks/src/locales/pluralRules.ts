import { baseKey, type Texts } from './texts/texts.ts'

const order = ['zero', 'one', 'two', 'few', 'many', 'other']

/** What the plural forms of a language stand for. What the stores count stays below a thousand. */
export interface PluralRulesOf {
  /** All forms that the language has, also for fractions and millions. */
  readonly forms: readonly string[]
  /** Those that a text must have. */
  readonly needed: readonly string[]
  /** Whether a form stands for one number only, so that it may say it in words; a zero beside it does not matter. */
  readonly isForOne: (form: string) => boolean
}

/** The plural forms of a language, `tag` as `Intl` knows it. */
export function pluralRulesOf(tag: string): PluralRulesOf {
  const rules = new Intl.PluralRules(tag)
  const numbers = Array.from({ length: 1000 }, (_, count) => ({ count, form: rules.select(count) }))
  return {
    forms: rules.resolvedOptions().pluralCategories,
    needed: order.filter((form) => numbers.some(({ form: of }) => of === form)),
    isForOne: (form) => numbers.filter(({ count, form: of }) => count > 0 && of === form).length <= 1,
  }
}

/** The keys that a language needs, each with its English, in the order of English. */
export function keysOf(english: Texts, tag: string): Texts {
  const { needed } = pluralRulesOf(tag)
  const done = new Set<string>()
  const keys = new Map<string, string>()
  for (const [key, text] of english) {
    const base = baseKey(key)
    if (base === key) keys.set(key, text)
    else if (!done.has(base)) {
      const other = english.get(`${base}_other`) ?? text
      for (const form of needed) keys.set(`${base}_${form}`, english.get(`${base}_${form}`) ?? other)
    }
    done.add(base)
  }
  return keys
}
