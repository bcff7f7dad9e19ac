import { createContext } from 'react'
import { lockScroll } from './lockScroll.ts'
import { setReachable } from './setReachable.ts'

/** An open popup: its layer in the document and what had focus when it opened. */
export interface Layer {
  readonly element: HTMLElement
  /** Sets focus inside, on the title. */
  readonly focusTitle: () => void
  readonly order: PopupOrder | null
  opener: Element | null
}

const stack: Layer[] = []
const silenced = new Set<Element>()
let releasePage: (() => void) | undefined

/** The topmost popup, the only one that answers keys and holds focus. */
export function topLayer(): Layer | undefined {
  return stack[stack.length - 1]
}

/** The popup right above this one; null for the topmost. */
export function layerAbove(element: HTMLElement): HTMLElement | null {
  const at = stack.findIndex((layer) => layer.element === element)
  return at < 0 ? null : (stack[at + 1]?.element ?? null)
}

/**
 * Whether a child of the body is the page or a popup; what others put beside them, such as the menu of a password manager,
 * stays in reach. In tests and stories the page is what the popup was opened from. Source: faults W-09.
 */
const isOurs = (element: Element): boolean =>
  element.classList.contains('layer') ||
  (document.getElementById('root') === null
    ? stack.some(({ opener }) => element.contains(opener))
    : element.id === 'root')

/** Whether something of ours was meant that the topmost popup covers. */
export function isCovered(target: Element): boolean {
  const place = [...document.body.children].find((child) => child.contains(target))
  return place !== undefined && place !== topLayer()?.element && isOurs(place)
}

/** Makes all of ours but the top popup unreachable; only what was marked here is made reachable again. */
function silenceRest() {
  const top = topLayer()?.element
  for (const element of silenced) setReachable(element, true)
  silenced.clear()
  if (!top) return
  for (const element of document.body.children) {
    if (element === top || !isOurs(element) || element.hasAttribute('aria-hidden')) continue
    setReachable(element, false)
    silenced.add(element)
  }
}

function canTakeFocus(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element !== document.body && element.isConnected
}

/** Gives focus back to the opener, or hands the opener over to the popup that took this one's place. */
function returnFocus({ opener }: Layer) {
  const top = topLayer()
  if (top && !top.element.contains(opener)) {
    if (!canTakeFocus(top.opener)) top.opener = opener
    if (!top.element.contains(document.activeElement)) top.focusTitle()
    return
  }
  if (canTakeFocus(opener)) opener.focus({ preventScroll: true })
  else if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus()
}

/** Puts a popup on top, or below those that belong above it and were drawn before it. */
function place(layer: Layer) {
  const above = stack.find(({ order }) => isBelow(layer.order, order))
  if (above === undefined) {
    stack.push(layer)
    return
  }
  // What had focus is in the popup above.
  layer.opener = above.opener
  above.element.before(layer.element)
  stack.splice(stack.indexOf(above), 0, layer)
}

/** Takes a popup's place among the open ones. */
function enter(layer: Layer) {
  if (stack.includes(layer)) return
  place(layer)
  if (stack.length === 1) releasePage = lockScroll()
  silenceRest()
  if (topLayer() === layer) layer.focusTitle()
}

/** Gives the place up: what was behind can be reached again. */
function leave(layer: Layer) {
  if (!stack.includes(layer)) return
  stack.splice(stack.indexOf(layer), 1)
  silenceRest()
  if (stack.length === 0) releasePage?.()
  queueMicrotask(() => returnFocus(layer))
}

/** Says whether a popup is drawn, once it is not and at each change after that. Returns a function that stops it. */
function followDrawing({ element }: Layer, onChange: (isDrawn: boolean) => void): () => void {
  // One that is hidden from the start has no size that could change.
  if (getComputedStyle(element).display === 'none') onChange(false)
  if (typeof ResizeObserver === 'undefined') return () => {}
  const sizes = new ResizeObserver((entries) => {
    for (const { contentRect } of entries) onChange(contentRect.width > 0)
  })
  sizes.observe(element)
  return () => sizes.disconnect()
}

/**
 * Opens a popup in its place: the page does not scroll, the rest is unreachable, focus is on the title of the topmost one. While a
 * block list hides it or an extension has removed it, it is in nobody's way (faults W-12). Returns a function that removes it.
 */
export function openLayer(layer: Layer): () => void {
  enter(layer)
  const stop = followDrawing(layer, (isDrawn) => (isDrawn ? enter(layer) : leave(layer)))
  return () => {
    stop()
    leave(layer)
  }
}

/** Where a popup stands among others that are open. */
export interface PopupOrder {
  /** What the popups are ordered in; those of two stacks follow one another as they are drawn. */
  readonly stack: object
  /** How many popups of the stack are below it now; -1 once it is closed. */
  readonly level: () => number
}

/** The place of the popup in its stack; null for one outside of any. A popup may be drawn later than those above it. */
export const PopupOrderContext = createContext<PopupOrder | null>(null)

/** Whether a popup belongs below another one, although it is drawn after it. */
const isBelow = (popup: PopupOrder | null, other: PopupOrder | null): boolean =>
  popup !== null && other !== null && popup.stack === other.stack && popup.level() < other.level()

/** Longest a popup stays drawn for a successor, in milliseconds, in case that one never comes. */
const longestMs = 400

let isExpected = false
let hasCome = false
let held: Element | null = null

/** What becomes of a popup that is removed: it leaves the screen, waits for its successor, or has one already. */
export type Succession = 'leaves' | 'waits' | 'succeeded'

/** How a popup is removed that went in the changes of this moment. */
export function successionNow(): Succession {
  if (hasCome) return 'succeeded'
  return isExpected ? 'waits' : 'leaves'
}

/** Says that what was removed in the changes of this moment has a successor, perhaps a little later. */
export function expectSuccessor(): void {
  isExpected = true
  queueMicrotask(forgetMoment)
}

/** Says that the successor is drawn; what stood in its place goes. */
export function successorCame(): void {
  hasCome = true
  queueMicrotask(forgetMoment)
  held?.remove()
  held = null
}

/** Keeps the copy of a removed popup until its successor is drawn. */
export function holdForSuccessor(copy: Element): void {
  held?.remove()
  held = copy
  setTimeout(() => copy.remove(), longestMs)
}

function forgetMoment(): void {
  isExpected = false
  hasCome = false
}
