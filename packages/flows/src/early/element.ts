import type { IconShape } from '@topup/ui-kit/icons'

type Attributes = Readonly<Record<string, string>>
type Child = Node | string | null

const svgNamespace = 'http://www.w3.org/2000/svg'

/**
 * Makes an HTML element with attributes and children; null children are left out, and strings are never parsed
 * as HTML.
 */
export function element(
  tag: string,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElement {
  return fill(document.createElement(tag), attributes, children)
}

/** Makes a drawing of the sprite or an icon: one SVG element with one child. */
export function drawing(className: string, size: number, tag: string, attributes: Attributes): SVGElement {
  const shape = fill(document.createElementNS(svgNamespace, tag), attributes, [])
  const look = { viewBox: `0 0 ${size} ${size}`, 'aria-hidden': 'true', focusable: 'false' }
  const named = className === '' ? look : { class: className, ...look }
  return fill(document.createElementNS(svgNamespace, 'svg'), named, [shape]) as SVGElement
}

/** Makes what ui-kit's `Icon` draws. */
export function icon({ d, filled, directed }: IconShape): SVGElement {
  const className = `icon${filled === true ? ' icon--filled' : ''}${directed === true ? ' icon--directed' : ''}`
  return drawing(className, 24, 'path', {
    d,
    ...(filled === true && { 'fill-rule': 'evenodd' }),
  })
}

function fill<E extends Element>(element: E, attributes: Attributes, children: readonly Child[]): E {
  for (const name of Object.keys(attributes)) element.setAttribute(name, attributes[name] ?? '')
  for (const child of children) {
    if (child !== null)
      element.appendChild(typeof child === 'string' ? document.createTextNode(child) : child)
  }
  return element
}
