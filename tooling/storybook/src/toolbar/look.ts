/** What a reader sees of a document that a story is drawn into. */
export interface Look {
  readonly lang: string
  readonly dir: string
  readonly brand: string | undefined
  /** The custom properties of the document. */
  readonly tokens: Readonly<Record<string, string>>
  /** Texts and labels that are shown. Sorted: which popup or message came first to the end of the page is chance. */
  readonly texts: readonly string[]
  /** The names of all elements that are shown, without the parts of drawings; sorted too. */
  readonly elements: readonly string[]
}

/** Reads the document, of whose custom properties those that are named. Runs in the browser: it reaches nothing outside itself. */
export function readLook(tokenNames: readonly string[]): Look {
  const root = document.documentElement
  const style = getComputedStyle(root)
  // Storybook's own notices and filters, and the copy of a popup that plays its way out, are not the story's.
  const others = 'body > svg,.sb-wrapper,.sb-preparing-story,script,style,template,svg *,.layer--leaving'
  const shown = [...document.querySelectorAll('body *')].filter(
    (element) => element.closest(others) === null && element.checkVisibility({ visibilityProperty: true }),
  )
  const labelsOf = (element: Element) =>
    ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? '')
  const textsOf = (element: Element) =>
    [...element.childNodes].map((node) => (node instanceof Text ? node.data : ''))
  return {
    lang: root.lang,
    dir: root.dir,
    brand: root.dataset['brand'],
    tokens: Object.fromEntries(tokenNames.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])),
    texts: shown
      .flatMap((element) => [...labelsOf(element), ...textsOf(element)])
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .sort((one, other) => one.localeCompare(other)),
    elements: shown.map((element) => element.localName).sort((one, other) => one.localeCompare(other)),
  }
}
