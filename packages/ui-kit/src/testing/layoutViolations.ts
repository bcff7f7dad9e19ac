// One file without imports: journeys put its text into a built page, stories import it.

/** Smallest side of a touch target and smallest useful window of a scrolling part, in CSS pixels. Source: design.md §7 "Targets". */
const targetPx = 44
const windowPx = 96

/** Tolerance for half a pixel of rounding on either side. */
const slackPx = 1

const controlSelector =
  'a[href],button,input,select,textarea,[role="button"],[role="link"],[role="tab"],[role="radio"]'

/** A stretch of text or a control, and where it is. */
interface Piece {
  readonly element: Element
  /** The innermost part that could clip it. */
  readonly frame: Element | null
  readonly words: string
  /** One for each line of text. */
  readonly boxes: readonly DOMRect[]
}

/**
 * What is wrong with how the page is laid out at its present width, language and text size, a line for each
 * fault; empty when there is none. It finds: a page that scrolls sideways; text that is cut, spills out of its
 * box, leaves the page or lies on other text; controls out of reach or under 44 × 44; scrolling parts too low
 * to read in. What lies behind an open popup is left out. Source: WCAG 2.2 SC 1.4.4, 1.4.10, 1.4.12, 2.5.8;
 * design.md §7.
 */
export function findLayoutFaults(): readonly string[] {
  facts = new Map()
  const texts = shownTexts()
  const controls = shownControls()
  return [
    ...sidewaysFaults(),
    ...texts.flatMap(reachFaults),
    ...texts.flatMap(spillFaults),
    ...controls.flatMap(reachFaults),
    ...controls.flatMap(targetFaults),
    ...overlapFaults(texts, 'lies on'),
    ...overlapFaults(controls, 'covers'),
    ...windowFaults(),
  ]
}

/**
 * What is measured of an element, once each: nothing moves during the check, and most elements are needed many
 * times.
 */
interface Facts {
  readonly rect: DOMRect
  readonly x: Clip
  readonly y: Clip
  readonly position: string
  readonly display: string
  /** In CSS pixels; null where the font decides. */
  readonly lineHeight: number | null
  readonly isForEarsOnly: boolean
  readonly plane: Element | null
}

let facts = new Map<Element, Facts>()

function factsOf(element: Element): Facts {
  const known = facts.get(element)
  if (known !== undefined) return known
  const { overflowX, overflowY, position, display, clip, lineHeight } = getComputedStyle(element)
  const above = element.parentElement === null ? null : factsOf(element.parentElement)
  const isPlane = /^(fixed|sticky)$/.test(position) || clipOf(overflowY) === 'scrolls'
  const made = {
    rect: element.getBoundingClientRect(),
    x: clipOf(overflowX),
    y: clipOf(overflowY),
    position,
    display,
    lineHeight: lineHeight === 'normal' ? null : Number.parseFloat(lineHeight),
    isForEarsOnly: clip === 'rect(0px, 0px, 0px, 0px)' || (above?.isForEarsOnly ?? false),
    plane: isPlane ? element : (above?.plane ?? null),
  }
  facts.set(element, made)
  return made
}

function isShown(element: Element): boolean {
  return element.closest('[inert]') === null && element.checkVisibility({ visibilityProperty: true })
}

/** Whether an element is for screen readers only, and so clipped to nothing on purpose. */
const isForEarsOnly = (element: Element): boolean => factsOf(element).isForEarsOnly

/**
 * Makes the box of a piece of text as high as its line. The browser reports the height that the font declares,
 * which in some fonts with many scripts is twice that of any letter, whatever the line's height is.
 */
function inLine(box: DOMRect, element: Element): DOMRect {
  const { lineHeight } = factsOf(element)
  if (lineHeight === null || lineHeight >= box.height) return box
  return new DOMRect(box.x, box.y + (box.height - lineHeight) / 2, box.width, lineHeight)
}

function shownTexts(): readonly Piece[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Piece[] = []
  while (walker.nextNode() !== null) {
    const node = walker.currentNode
    const words = (node.textContent ?? '').trim()
    const element = node.parentElement
    if (words === '' || element === null || element.closest('option,script,style') !== null) continue
    if (!isShown(element) || isForEarsOnly(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()]
      .filter(({ width, height }) => width > 0 && height > 0)
      .map((box) => inLine(box, element))
    if (boxes.length > 0) found.push({ element, frame: element, words, boxes })
  }
  return found
}

function shownControls(): readonly Piece[] {
  return [...document.querySelectorAll(controlSelector)]
    .filter((element) => isShown(element) && !isForEarsOnly(element))
    .map((element) => ({
      element,
      frame: element.parentElement,
      words: element.getAttribute('aria-label') ?? element.textContent.trim(),
      boxes: [element.getBoundingClientRect()],
    }))
}

function sidewaysFaults(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in a window of ${clientWidth}`] : []
}

/** Which way out of a clipping part leads: nowhere, or by scrolling. */
type Clip = 'none' | 'cuts' | 'scrolls'

const clipOf = (overflow: string): Clip =>
  overflow === 'visible' ? 'none' : overflow === 'auto' || overflow === 'scroll' ? 'scrolls' : 'cuts'

/** How far letters may reach over their line's box: what a tight line height takes off is not cut. */
const overhang = (element: Element): number =>
  slackPx + 0.25 * Number.parseFloat(getComputedStyle(element).fontSize)

/** Finds what is cut by a part around it, or is outside the page with no way to scroll there. */
function reachFaults(piece: Piece): readonly string[] {
  const tall = overhang(piece.element)
  let scrolls = { x: false, y: false }
  let isFixed = false
  for (let at = piece.frame; at !== null && at !== document.body && !isFixed; at = at.parentElement) {
    const { x, y, position } = factsOf(at)
    const cut = cutBy(piece, at, { x: x === 'cuts' && !scrolls.x, y: y === 'cuts' && !scrolls.y, tall })
    if (cut !== null) return [`${nameOf(piece)} is cut ${cut} by ${pathOf(at)}`]
    scrolls = { x: scrolls.x || x === 'scrolls', y: scrolls.y || y === 'scrolls' }
    isFixed = position === 'fixed'
  }
  return outsidePage(piece, { scrolls, isFixed, tall })
}

/** In which direction a part cuts off some of a piece; null when it shows all of it. */
function cutBy(
  { boxes }: Piece,
  part: Element,
  cuts: { readonly x: boolean; readonly y: boolean; readonly tall: number },
): 'sideways' | 'in height' | null {
  const { rect: frame } = factsOf(part)
  for (const box of boxes) {
    const isCutX = box.left < frame.left - slackPx || box.right > frame.right + slackPx
    const isCutY = box.top < frame.top - cuts.tall || box.bottom > frame.bottom + cuts.tall
    if (cuts.x && isCutX) return 'sideways'
    if (cuts.y && isCutY) return 'in height'
  }
  return null
}

/** Finds what is outside the page, with no way to scroll there. */
function outsidePage(
  piece: Piece,
  at: {
    readonly scrolls: { readonly x: boolean; readonly y: boolean }
    readonly isFixed: boolean
    readonly tall: number
  },
): readonly string[] {
  const { scrolls, isFixed, tall } = at
  const { boxes } = piece
  const { clientWidth, clientHeight } = document.documentElement
  const isAside = boxes.some(({ left, right }) => left < -slackPx || right > clientWidth + slackPx)
  if (!scrolls.x && isAside) return [`${nameOf(piece)} leaves the page sideways`]
  const isBelow = boxes.some(({ top, bottom }) => top < -tall || bottom > clientHeight + tall)
  return isFixed && !scrolls.y && isBelow
    ? [`${nameOf(piece)} is out of reach above or below the screen`]
    : []
}

/** Finds what is wider than its box and so runs into its neighbours. */
function spillFaults(piece: Piece): readonly string[] {
  let at: Element | null = piece.element
  while (at !== null && /^(inline|contents)$/.test(factsOf(at).display)) at = at.parentElement
  if (at === null) return []
  const frame = factsOf(at).rect
  const isOut = piece.boxes.some(
    ({ left, right }) => left < frame.left - slackPx || right > frame.right + slackPx,
  )
  return isOut ? [`${nameOf(piece)} spills out of ${pathOf(at)}`] : []
}

function targetFaults(piece: Piece): readonly string[] {
  return piece.boxes
    .filter(({ width, height }) => Math.min(width, height) < targetPx - 0.5)
    .map(
      ({ width, height }) => `${nameOf(piece)} is a target of ${Math.round(width)} × ${Math.round(height)}`,
    )
}

/** The part that moves by itself: a bar or popup over the page, or one that scrolls; what it covers can be moved free. */
const planeOf = (element: Element): Element | null => factsOf(element).plane

function overlapFaults(pieces: readonly Piece[], verb: string): readonly string[] {
  const placed = pieces.flatMap((piece) =>
    piece.boxes.map((box) => ({ piece, box, plane: planeOf(piece.element) })),
  )
  return placed.flatMap((one, index) =>
    placed
      .slice(index + 1)
      .filter(
        (other) =>
          isOverlap(one.box, other.box) &&
          one.plane === other.plane &&
          one.piece !== other.piece &&
          !one.piece.element.contains(other.piece.element) &&
          !other.piece.element.contains(one.piece.element),
      )
      .map((other) => `${nameOf(one.piece)} ${verb} ${nameOf(other.piece)}`),
  )
}

/** Whether two boxes overlap; those of close lines may, by up to a quarter of the lower one's height. */
function isOverlap(one: DOMRect, other: DOMRect): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 2 && high > 2 + 0.25 * Math.min(one.height, other.height)
}

/** Finds scrolling parts so low that their content cannot be read. */
function windowFaults(): readonly string[] {
  return [...document.querySelectorAll('*')]
    .filter((element) => element.scrollHeight > element.clientHeight + slackPx && isShown(element))
    .filter((element) => clipOf(getComputedStyle(element).overflowY) === 'scrolls')
    .filter((element) => element.clientHeight < windowPx && element.scrollWidth <= element.clientWidth)
    .map(
      (element) => `${pathOf(element)} is a window of ${element.clientHeight} onto ${element.scrollHeight}`,
    )
}

const pathOf = (element: Element): string =>
  element.tagName.toLowerCase() + [...element.classList].map((name) => `.${name}`).join('')

const nameOf = ({ element, words }: Piece): string => `${pathOf(element)} "${words.slice(0, 40)}"`
