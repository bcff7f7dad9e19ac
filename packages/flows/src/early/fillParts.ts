import { isolate, ownValue, readText } from '@topup/domain'
import type { Language } from '@topup/domain'
import { partsId } from './partNames.ts'

/** What a part is filled in with, by the names of its places; a place without a word stays empty. */
export type Words = Readonly<Record<string, string | undefined>>

/**
 * Copies the elements of a part into the page's document, so that drawings in them are fetched, and fills its places in. Throws
 * when the document has no such part, or the texts lack a word of it.
 */
export type CopyPart = (name: string, words: Words) => readonly [HTMLElement, ...HTMLElement[]]

/** The parts that the document brings, with the texts of a language; null without them. Strings are never parsed as HTML. */
export function readParts(page: Document, texts: unknown, language: Language): CopyPart | null {
  const holder = page.getElementById(partsId)
  if (!(holder instanceof HTMLTemplateElement)) return null
  return (name, words) => {
    const kept = holder.content.querySelector(`[data-part="${name}"]`)
    if (kept === null) throw new Error(name)
    const part = page.importNode(kept, true)
    fill(part, (text) => fillIn(text, (place) => wordAt(place, texts, words, language)))
    return [...part.children] as unknown as ReturnType<CopyPart>
  }
}

const fillIn = (text: string, word: (place: string) => string): string =>
  text.replace(/{{([\w.]+)}}/g, (_all, place: string) => word(place))

/** A given word, or the text with this path, such as `product.points`, whose own places are filled in as the translator does it. */
function wordAt(place: string, texts: unknown, words: Words, language: Language): string {
  const [group = '', key] = place.split('.')
  if (key === undefined) return words[group] ?? ''
  const text = readText(ownValue(ownValue(texts, group), key))
  if (text === null) throw new Error(place)
  return fillIn(text, (name) => isolate(words[name] ?? '', language))
}

function fill(part: Node, filled: (text: string) => string): void {
  const nodes = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    if (node instanceof Text) node.data = filled(node.data)
    if (node instanceof Element) fillAttributes(node, filled)
  }
}

function fillAttributes(element: Element, filled: (text: string) => string): void {
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? ''
    if (value.indexOf('{{') !== -1) element.setAttribute(name, filled(value))
  }
}
