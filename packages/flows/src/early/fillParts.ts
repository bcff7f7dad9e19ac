import { isolate, ownValue, readText, type Language, htmlLang } from '@topup/domain'
import { partsId, latePart } from './partNames.ts'
import { artworkUrl, type ArtworkName } from '@topup/ui-kit/artworkFile'
import type { Painting } from './paintProducts.ts'

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
  const parts = new Map<string, KeptPart>()
  return (name, words) => {
    const { kept, places } = parts.get(name) ?? readPart(holder.content, name)
    parts.set(name, { kept, places })
    const part = page.importNode(kept, true)
    for (const { path, attribute } of places) {
      const node = path.reduce<Node>((parent, index) => parent.childNodes[index] ?? parent, part)
      fill(node, attribute, (text) => fillIn(text, (place) => wordAt(place, texts, words, language)))
    }
    return [...part.children] as unknown as ReturnType<CopyPart>
  }
}

/** A part as the document brings it, and where its places are: it is copied for each product. */
interface KeptPart {
  readonly kept: Element
  readonly places: readonly FilledPlace[]
}

/** A text, or an attribute of an element: by the indexes of the nodes on the way to it. */
interface FilledPlace {
  readonly path: readonly number[]
  readonly attribute: string | null
}

function readPart(holder: DocumentFragment, name: string): KeptPart {
  const kept = holder.querySelector(`[data-part="${name}"]`)
  if (kept === null) throw new Error(name)
  return { kept, places: placesIn(kept) }
}

/** Adds them to `found`; the note that the store is late is filled in before any polyfill is there, so without `flatMap`. */
function placesIn(
  node: Node,
  path: readonly number[] = [],
  found: FilledPlace[] = [],
): readonly FilledPlace[] {
  if (node instanceof Text && hasPlace(node.data)) found.push({ path, attribute: null })
  if (node instanceof Element)
    for (const attribute of node.getAttributeNames())
      if (hasPlace(node.getAttribute(attribute) ?? '')) found.push({ path, attribute })
  node.childNodes.forEach((child, index) => placesIn(child, [...path, index], found))
  return found
}

const hasPlace = (text: string): boolean => text.indexOf('{{') !== -1

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

function fill(node: Node, attribute: string | null, filled: (text: string) => string): void {
  if (attribute === null) node.textContent = filled(node.textContent ?? '')
  else if (node instanceof Element) node.setAttribute(attribute, filled(node.getAttribute(attribute) ?? ''))
}

/** How a product looks. */
export interface Pictures {
  readonly artwork: ArtworkName
  /** A checked address; null without a picture. */
  readonly picture: string | null
}

/** Adds to a product's copied part the addresses of its drawing and its picture. */
export function fillPictures(
  part: Element,
  { artwork, picture }: Pictures,
  artworkUrls: Painting['artworkUrls'],
): void {
  part.querySelector('use')?.setAttribute('href', artworkUrl(artwork, artworkUrls))
  const image = part.querySelector('img')
  if (image === null) return
  if (picture === null) return image.remove()
  followPicture(image)
  image.setAttribute('src', picture)
}

/**
 * A product's picture takes the place of its drawing once it is loaded, as ui-kit's `PicturedArtwork` does; one that cannot be
 * shown leaves. Source: decision 74.
 */
function followPicture(picture: HTMLImageElement): void {
  picture.addEventListener('load', () => {
    picture.removeAttribute('class')
    picture.previousElementSibling?.remove()
  })
  picture.addEventListener('error', () => picture.remove())
}

/** How long after its start a page whose store has not come says that it is late. Source: decision 77. */
export const lateAfterMs = 5_000

/** Where it is said, and with which words. */
interface Late {
  /** The skeleton, or what else still waits; null when nothing does any more. */
  readonly waiting: () => Element | null
  /** The document's parts with the words; null without them. */
  readonly copyPart: () => CopyPart | null
  /** The language of the words. */
  readonly language: Language
}

/**
 * Says over what still waits that the connection is slow, when the store's own script has not come by then; the store draws
 * over it. Source: decisions 72 and 77.
 */
export function sayLate({ waiting, copyPart, language }: Late): void {
  setTimeout(() => {
    const skeleton = waiting()
    const copy = copyPart()
    if (skeleton === null || copy === null) return
    try {
      const [note] = copy(latePart, { lang: htmlLang(language) })
      skeleton.classList.add('waiting')
      skeleton.appendChild(note)
    } catch {
      // Without the words there is nothing to say.
    }
  }, lateAfterMs - performance.now())
}
