const card =
  '<rect x="6" y="8" width="36" height="6" fill="#fff"/><rect x="6" y="20" width="16" height="4" rx="2" fill="#fff"/>'

/** A colour and a drawing or a word per method; plain stand-ins, no provider's mark. */
const icons: Readonly<Record<string, readonly [string, string]>> = {
  card: ['#1b4f8f', card],
  gamecard: ['#7a3fb0', '<path d="M24 6l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" fill="#fff"/>'],
  bank: [
    '#0f6b57',
    '<path d="M24 5l16 8H8zM11 15h4v10h-4zM22 15h4v10h-4zM33 15h4v10h-4zM8 27h32v3H8z" fill="#fff"/>',
  ],
  ewallet: [
    '#00788a',
    '<rect x="10" y="9" width="28" height="17" rx="3" fill="#fff"/><circle cx="32" cy="18" r="3" fill="#00788a"/>',
  ],
  phone: ['#495a66', '<rect x="17" y="4" width="14" height="26" rx="3" fill="#fff"/>'],
  store: ['#a34a12', '<path d="M8 14l4-8h24l4 8zM11 16h26v12H11z" fill="#fff"/>'],
}

const colours = ['#1b4f8f', '#0f6b57', '#7a3fb0', '#a34a12', '#00788a', '#8a1f4a', '#495a66']

/** The 48 by 34 icon of a payment method as SVG text; a method without a drawing shows its first letters. */
export function paywayIcon(name: string): string {
  const known = icons[name]
  const word = name
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(0, 4)
    .toUpperCase()
  const letters = `<text x="24" y="22" font-family="system-ui,sans-serif" font-size="13" font-weight="700" text-anchor="middle" fill="#fff">${word}</text>`
  const colour = known?.[0] ?? colours[name.length % colours.length] ?? '#495a66'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 34" width="48" height="34"><rect width="48" height="34" rx="6" fill="${colour}"/>${known?.[1] ?? letters}</svg>`
}
