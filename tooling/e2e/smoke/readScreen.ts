/** What stands on a screen, as far as it can be judged without looking. */
export interface ScreenContent {
  /** Texts, and the words that are read aloud or shown on hover. */
  readonly words: readonly string[]
  readonly width: { readonly content: number; readonly window: number }
  /** The innermost parts that reach over the window's sides. */
  readonly tooWide: readonly { readonly name: string; readonly left: number; readonly right: number }[]
}

/** Runs in the page: reads its words and what is wider than the window. */
export function readScreen(): ScreenContent {
  const shown = [...document.querySelectorAll('body *:not(script):not(style)')].filter(
    (element) => element.getClientRects().length > 0,
  )
  const { scrollWidth, clientWidth } = document.documentElement
  const words = shown.flatMap((element) => [
    ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
  ])
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
  const sidesOf = (element: Element) => {
    const texts = [...element.childNodes].flatMap((node) => {
      if (!(node instanceof Text)) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      return [range.getBoundingClientRect()]
    })
    const boxes = [element.getBoundingClientRect(), ...texts].filter(({ width }) => width > 0)
    return {
      left: Math.round(Math.min(...boxes.map(({ left }) => left))),
      right: Math.round(Math.max(...boxes.map(({ right }) => right))),
    }
  }
  const out = shown.filter((element) => {
    const { left, right } = sidesOf(element)
    return (left < -1 || right > clientWidth + 1) && !scrolls(element.parentElement)
  })
  return {
    words: words.map((word) => word.trim()).filter((word) => word !== ''),
    width: { content: scrollWidth, window: clientWidth },
    tooWide: out
      .filter((element) => !out.some((other) => other !== element && element.contains(other)))
      .slice(0, 3)
      .map((element) => ({
        name: [element.tagName.toLowerCase(), ...element.classList].join('.'),
        ...sidesOf(element),
      })),
  }
}
