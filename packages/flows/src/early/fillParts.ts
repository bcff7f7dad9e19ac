import { partsId } from './partNames.ts'

/** Words by the names of their places. */
export type Words = Readonly<Record<string, string>>

/** Copies the elements of a part and fills its places in; they belong to no page yet, so that no picture of theirs is fetched. */
export type CopyPart = (name: string, words: Words) => readonly HTMLElement[]

/** The parts that the document brings; null without them. Strings are never parsed as HTML. */
export function readParts(page: Document): CopyPart | null {
  const holder = page.getElementById(partsId)
  if (!(holder instanceof HTMLTemplateElement)) return null
  return (name, words) => {
    const part = holder.content.querySelector(`[data-part="${name}"]`)?.cloneNode(true) as Element | undefined
    if (part === undefined) throw new Error(`The document has no part ${name}`)
    fill(part, words)
    return [...part.children] as HTMLElement[]
  }
}

function fillAttributes(element: Element, filled: (text: string) => string): void {
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? ''
    if (value.indexOf('{{') !== -1) element.setAttribute(name, filled(value))
  }
}

const anyPlace = /{{(\w+)}}/g

function fill(part: Element, words: Words): void {
  const filled = (text: string) => text.replace(anyPlace, (_all, name: string) => words[name] ?? '')
  const nodes = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    if (node instanceof Text) node.data = filled(node.data)
    if (node instanceof Element) fillAttributes(node, filled)
  }
}
