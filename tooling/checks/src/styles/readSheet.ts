/** A class in a selector: `.product-card__name` without its dot. */
const classes = /\.([a-zA-Z][\w-]*)/g

/** A style sheet: the selectors of its rules, each with the classes that it names. */
export interface Sheet {
  /** Path below the root of the repository. */
  readonly path: string
  readonly selectors: readonly { readonly text: string; readonly classes: readonly string[] }[]
}

/** Reads the selectors of a style sheet, those in `@media` and `@supports` too. Expects what the formatter writes. */
export function readSheet(path: string, css: string): Sheet {
  const bare = css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/'[^'\n]*'|url\([^)]*\)/g, '')
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, before = '']) => before.trim())
    .filter((before) => !before.startsWith('@'))
    .flatMap((list) => list.split(/,\s*(?![^(]*\))/))
    .map((text) => ({ text, classes: [...text.matchAll(classes)].map(([, name = '']) => name) }))
  return { path, selectors }
}
