import type { Problems } from './styleProblems.ts'

const rule = /([^{};]+)\{([^{}]*)\}/g
const sided = /(?:^|[;\s])((?:margin|padding|border)-)?(left|right)(-width|-style)?:\s*([^;]+)/g
const twinOf = /^\[dir='rtl'\]\s+/
/** As wide as its place, or in the middle of it: the same from both directions. */
const isSymmetric = /\bwidth:\s*(?:100%|calc\(100%)|\bleft:\s*50%/

/**
 * A rule that names one side, or differs at the sides, has a twin under `[dir='rtl']` in its sheet. Pictures hold what this
 * does not see: shorthands, corners, gradients. Source: decision 69.
 */
export function twinProblems(path: string, css: string): Problems {
  const rules = [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(rule)].map(([, list = '', body = '']) => ({
    selectors: list.trim().split(/,\s*(?![^(]*\))/),
    body,
  }))
  const twins = new Set(
    rules.flatMap(({ selectors }) =>
      selectors.filter((one) => twinOf.test(one)).map((one) => one.replace(twinOf, '')),
    ),
  )
  return rules.flatMap(({ selectors, body }) =>
    isEven(body) || isSymmetric.test(body)
      ? []
      : selectors
          .filter((one) => !one.includes('[dir=') && !twins.has(one))
          .map((one) => `${path}: "${one}" names a side and has no twin`),
  )
}

/** Whether each property that names a side names both, with one value. */
function isEven(body: string): boolean {
  const sides = new Map<string, Partial<Record<string, string>>>()
  for (const [, before = '', side = '', after = '', value = ''] of body.matchAll(sided)) {
    const property = `${before}${after}`
    sides.set(property, { ...sides.get(property), [side]: value.trim() })
  }
  return [...sides.values()].every(({ left, right }) => left === right)
}
