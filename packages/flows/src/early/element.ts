type Attributes = Readonly<Record<string, string>>

/** Makes an HTML element with attributes and children; strings are never parsed as HTML. */
export function element(
  tag: string,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElement {
  const made = document.createElement(tag)
  for (const name of Object.keys(attributes)) made.setAttribute(name, attributes[name] ?? '')
  for (const child of children)
    made.appendChild(typeof child === 'string' ? document.createTextNode(child) : child)
  return made
}
