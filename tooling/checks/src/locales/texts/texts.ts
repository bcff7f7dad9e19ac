/** Texts of one language by dotted key: `{ 'nav.main': 'Main' }`. */
export type Texts = ReadonlyMap<string, string>

/** Nested texts as dotted keys. Throws on anything that is neither text nor a group of texts. */
export function flatten(value: unknown, prefix = ''): Texts {
  if (typeof value === 'string') return new Map([[prefix, value]])
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`"${prefix}" is neither a text nor a group of texts`)
  }
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [
      ...flatten(inner, prefix === '' ? key : `${prefix}.${key}`),
    ]),
  )
}

/** Names in `{{name}}` of a text, sorted; formats after a comma do not count. */
export function placeholders(text: string): readonly string[] {
  const names = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name = '']) => name)
  return [...new Set(names)].toSorted()
}

/** Keys that a text takes words from, `$t(product.withinDays, …)`, sorted. */
export function nestedKeys(text: string): readonly string[] {
  const keys = [...text.matchAll(/\$t\(\s*([\w.]+)/g)].map(([, key = '']) => key)
  return [...new Set(keys)].toSorted()
}

const pluralSuffix = /_(?:zero|one|two|few|many|other)$/

/** A key without its plural form: `cart.items_one` is `cart.items`. */
export function baseKey(key: string): string {
  return key.replace(pluralSuffix, '')
}

/** Plural forms of each counted key. */
export function pluralForms(texts: Texts): ReadonlyMap<string, ReadonlySet<string>> {
  const forms = new Map<string, Set<string>>()
  for (const key of texts.keys()) {
    if (!pluralSuffix.test(key)) continue
    const form = key.slice(baseKey(key).length + 1)
    forms.set(baseKey(key), (forms.get(baseKey(key)) ?? new Set()).add(form))
  }
  return forms
}

const order = ['zero', 'one', 'two', 'few', 'many', 'other']

/** What the plural forms of a language stand for. What the stores count stays below a thousand. */
interface PluralRulesOf {
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
