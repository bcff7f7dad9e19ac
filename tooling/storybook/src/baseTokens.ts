/**
 * The custom properties that all brands share, by a pattern of their names, as the style sheets say them: the first
 * rule counts, so that what only holds for some windows or languages stays out.
 */
export function baseTokens(names: RegExp): readonly (readonly [string, string])[] {
  const found = new Map<string, string>()
  for (const { style } of rootRules()) {
    for (const name of style) {
      if (names.test(name) && !found.has(name)) found.set(name, style.getPropertyValue(name).trim())
    }
  }
  return [...found]
}

function rootRules(): readonly CSSStyleRule[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText === ':root')
}
