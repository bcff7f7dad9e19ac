// One file without imports: journeys put its text into a built page, stories import it.

/** Least distance, in CSS pixels, between the rows of what wraps, where one of the two is a control. */
const gapPx = 8

/** Tolerance for half a pixel of rounding on either side. */
const slackPx = 1

/** What covers pictures of goods, and those pictures. */
const ribbonSelector = '.product-ribbon'
const artSelector = '.product-card__artwork'

const controlSelector = 'a[href],button,input,select,textarea,[role="button"],[role="radio"]'

/**
 * What is laid out so that all can be read and yet looks broken, a line for each fault; empty when there is none: rows of
 * less than 8 px between them after a wrap, a character or an arrow alone on a line, a word broken inside, a ribbon over
 * the picture that it announces. What lies behind an open popup is left out. Source: design.md §7.
 */
export function findVisualFaults(): readonly string[] {
  const blocks = textBlocks()
  return [...wrapFaults(), ...blocks.flatMap(lineFaults), ...iconFaults(), ...ribbonFaults()]
}

const isShown = (element: Element): boolean =>
  element.closest('[inert]') === null &&
  element.checkVisibility({ visibilityProperty: true }) &&
  element.closest('.visually-hidden') === null

/** Finds neighbours of a wrapping row, and buttons, that came to lie one under the other with hardly any room between. */
function wrapFaults(): readonly string[] {
  return [...document.querySelectorAll('*')]
    .filter((row) => row.childElementCount > 1 && (isWrapping(row) || holdsButtons(row)) && isShown(row))
    .flatMap((row) => {
      const parts = [...row.children].filter((part) => isShown(part) && hasSize(part))
      return parts.slice(1).flatMap((below, index) => {
        const above = parts[index]
        if (above === undefined || !(isControl(above) || isControl(below))) return []
        // A term and its value are read as one.
        if (above.matches('dt') && below.matches('dd')) return []
        const gap = below.getBoundingClientRect().top - above.getBoundingClientRect().bottom
        const isUnder = gap > -slackPx * 4
        return isUnder && gap < gapPx - slackPx
          ? [`${nameOf(below)} is ${Math.round(gap)} px under ${nameOf(above)}`]
          : []
      })
    })
}

const holdsButtons = (row: Element): boolean => [...row.children].every((part) => part.matches('.button'))

function isWrapping(row: Element): boolean {
  const { display, flexWrap, flexDirection } = getComputedStyle(row)
  return display.endsWith('flex') && flexWrap !== 'nowrap' && !flexDirection.startsWith('column')
}

const isControl = (part: Element): boolean =>
  part.matches(controlSelector) || part.querySelector(controlSelector) !== null

function hasSize(part: Element): boolean {
  const { width, height } = part.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(part).position !== 'absolute'
}

/** A character of a text and where it is drawn. */
interface Letter {
  readonly letter: string
  readonly text: Text
  readonly at: number
  readonly box: DOMRect
}

/** The parts that flow their text into lines of their own, each with its pieces of text. */
function textBlocks(): readonly (readonly [Element, readonly Text[]])[] {
  const blocks = new Map<Element, Text[]>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const node = walker.currentNode
    const { parentElement } = node
    if (!(node instanceof Text) || parentElement === null || node.data.trim() === '') continue
    if (parentElement.closest('option,script,style,svg') !== null || !isShown(parentElement)) continue
    const block = blockOf(parentElement)
    blocks.set(block, [...(blocks.get(block) ?? []), node])
  }
  return [...blocks]
}

function blockOf(element: Element): Element {
  let at = element
  while (at.parentElement !== null && /^(inline|contents)$/.test(getComputedStyle(at).display))
    at = at.parentElement
  return at
}

/** One word of Latin letters, such as a player's name: it can be broken anywhere and cannot be set better. */
const isOneWord = (block: Element): boolean => /^[\w-]+$/.test(block.textContent.trim())

/** Finds lines of one character, and words that begin on one line and end on the next, in texts of several lines. */
function lineFaults([block, texts]: readonly [Element, readonly Text[]]): readonly string[] {
  if (isOneWord(block) || texts.flatMap(boxesOf).length < 2) return []
  const letters = texts.flatMap(lettersOf)
  return [...loneCharacterFaults(block, letters), ...brokenWordFaults(block, letters)]
}

function loneCharacterFaults(block: Element, letters: readonly Letter[]): readonly string[] {
  const lines: Letter[][] = []
  for (const letter of letters) {
    const line = lines.find(([first]) => first !== undefined && isSameLine(first.box, letter.box))
    if (line === undefined) lines.push([letter])
    else line.push(letter)
  }
  return lines
    .filter((line) => lines.length > 1 && line.length === 1)
    .map(([only]) => `${nameOf(block)} has "${only?.letter ?? ''}" alone on a line: ${wordsOf(lines)}`)
}

/** Scripts that write no spaces between words: a line may end nearly anywhere in them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]/u

const isWordLetter = (letter: string): boolean => /[\p{L}\p{M}]/u.test(letter) && !unspaced.test(letter)

/**
 * A soft hyphen, or any other mark, is no letter: a word may be divided there. Names that a service sends, which stand in
 * `bdi` or hold an underscore, have words of any length and no soft hyphens.
 */
function brokenWordFaults(block: Element, letters: readonly Letter[]): readonly string[] {
  return letters.slice(1).flatMap((after, index) => {
    const before = letters[index]
    const isInside =
      before?.text === after.text &&
      after.text.parentElement?.closest('bdi') === null &&
      before.at + 1 === after.at &&
      isWordLetter(before.letter) &&
      isWordLetter(after.letter)
    if (!isInside || isSameLine(before.box, after.box)) return []
    const { data } = after.text
    const [head = '', tail = ''] = [
      /\S*$/.exec(data.slice(0, after.at))?.[0],
      /^\S*/.exec(data.slice(after.at))?.[0],
    ]
    if ((head + tail).includes('_')) return []
    return [`${nameOf(block)} breaks a word: ${head}/${tail}`]
  })
}

const wordsOf = (lines: readonly (readonly Letter[])[]): string =>
  lines.map((line) => line.map(({ letter }) => letter).join('')).join(' / ')

const isSameLine = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.3 * Math.min(one.height, other.height)

function boxesOf(node: Node): readonly DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(node)
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
}

function lettersOf(text: Text): readonly Letter[] {
  const found: Letter[] = []
  const range = document.createRange()
  for (let at = 0; at < text.length; at += 1) {
    if (text.data.charAt(at).trim() === '') continue
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    const box = range.getBoundingClientRect()
    if (box.height > 0 && box.width > 0) found.push({ letter: text.data.charAt(at), text, at, box })
  }
  return found
}

/** Finds arrows and other marks in the flow of a text that a wrap left without a word beside them. */
function iconFaults(): readonly string[] {
  return [...document.querySelectorAll('svg.icon')].filter(isShown).flatMap((icon) => {
    const row = rowOf(icon)
    if (row === null) return []
    const box = icon.getBoundingClientRect()
    const words = [...row.querySelectorAll('*'), row]
      .filter((part) => !part.contains(icon) || part === row)
      .flatMap((part) => [...part.childNodes])
      .filter((node) => node instanceof Text && node.data.trim() !== '' && isShown(node.parentElement ?? row))
      .flatMap(boxesOf)
    const isAlone = words.length > 0 && !words.some((word) => isSameLine(word, box))
    return isAlone ? [`a mark of ${nameOf(row)} is alone on a line`] : []
  })
}

/** The part whose text a mark wraps with; null for a mark that has a place of its own. */
function rowOf(icon: Element): Element | null {
  let inner = icon
  for (let at = icon.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const { display } = getComputedStyle(at)
    if (isWrapping(at)) return at
    const isFrame = /^inline-(grid|flex|block)$/.test(display) && at.textContent.trim() === ''
    if (display !== 'inline' && !isFrame) {
      const isInFlow = getComputedStyle(inner).display.startsWith('inline')
      return isInFlow && /block|list-item|table-cell/.test(display) ? at : null
    }
    inner = at
  }
  return null
}

/** Finds ribbons that lie on what is drawn in the picture under them. */
function ribbonFaults(): readonly string[] {
  return [...document.querySelectorAll(ribbonSelector)].filter(isShown).flatMap((ribbon) => {
    const art = ribbon.closest(artSelector)?.querySelector('svg:not(.icon) > *, img')
    if (art === null || art === undefined) return []
    const [over, under] = [ribbon.getBoundingClientRect(), art.getBoundingClientRect()]
    const wide = Math.min(over.right, under.right) - Math.max(over.left, under.left)
    const high = Math.min(over.bottom, under.bottom) - Math.max(over.top, under.top)
    return wide > slackPx && high > slackPx
      ? [`${nameOf(ribbon)} lies ${Math.round(high)} px on its picture`]
      : []
  })
}

const nameOf = (element: Element): string =>
  `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')} "${(element.textContent ?? '').trim().slice(0, 40)}"`
