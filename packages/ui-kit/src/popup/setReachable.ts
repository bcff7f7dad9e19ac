/** Makes an element reachable by pointer, keyboard and screen reader, or unreachable. */
export function setReachable(element: Element, isReachable: boolean): void {
  if (isReachable) {
    element.removeAttribute('inert')
    element.removeAttribute('aria-hidden')
    return
  }
  element.setAttribute('inert', '')
  element.setAttribute('aria-hidden', 'true')
}
