/** Ref of a heading that takes focus when it is drawn, so that a screen reader says what has changed; focusable by script. */
export const takeFocus = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true })
