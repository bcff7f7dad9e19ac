const selector = 'a[href],button,input,select,textarea,[tabindex]'

/** The parts of `element` that Tab stops at, in document order; one that is not drawn cannot take focus all the same. */
export const reachableIn = (element: HTMLElement): readonly HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(selector)].filter((part) => part.tabIndex >= 0)
