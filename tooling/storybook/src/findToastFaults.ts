/** Fields, and the buttons that go on or leave. */
const controls = [
  '[aria-modal="true"] :is(input, select, textarea, form .button)',
  ':is(.sheet__close, .sheet__footer button, .sheet__footer a, .dialog__actions button, .dialog__actions a)',
].join()

/**
 * The fields and buttons of a popup that a toast lies on, a line for each; it may lie on its words and tabs for a while. Source: design.md §4 "Toast".
 */
export function findToastFaults(): readonly string[] {
  const toasts = [...document.querySelectorAll('.toast')].map((toast) => toast.getBoundingClientRect())
  return [...document.querySelectorAll(controls)]
    .filter((control) => toasts.some((toast) => isOverlap(toast, control.getBoundingClientRect())))
    .map((control) => `a toast lies on ${control.tagName.toLowerCase()} "${nameOf(control)}"`)
}

const isOverlap = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1

const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent
