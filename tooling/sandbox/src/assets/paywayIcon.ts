import { marks } from './marks/moreMarks.ts'
import type { Mark } from './marks/marks.ts'

const card: Mark = {
  ground: '#ffffff',
  drawing:
    '<rect fill="#2b5fb8" x="7" y="7" width="34" height="21" rx="4"/><path fill="#14315f" d="M7 12h34v4H7z"/><rect fill="#ffd25e" x="11" y="19" width="7" height="5" rx="1.5"/><circle fill="#ff6b4a" cx="31" cy="22" r="3.6"/><circle fill="#ffc24a" cx="35" cy="22" r="3.6" opacity=".85"/>',
}

/** Kinds of payment, for a method without a mark of its own. */
export const kinds: Readonly<Record<string, Mark>> = {
  card,
  gamecard: {
    ground: '#ffffff',
    drawing:
      '<rect fill="#7a3fb0" x="7" y="7" width="34" height="21" rx="4"/><path fill="#a06ad0" d="M11 7h14L11 28a4 4 0 0 1-4-4V11a4 4 0 0 1 4-4Z"/><path fill="#ffd25e" d="m24 10 2.3 4.7 5.1.7-3.7 3.6.9 5.1-4.6-2.4-4.6 2.4.9-5.1-3.7-3.6 5.1-.7Z"/>',
  },
  bank: {
    ground: '#ffffff',
    drawing:
      '<path fill="#0f6b57" d="M24 5 40 13H8ZM8 26h32v3H8z"/><path fill="#14917a" d="M11 15h4v9h-4zM18.5 15h4v9h-4zM25.5 15h4v9h-4zM33 15h4v9h-4z"/>',
  },
  ewallet: {
    ground: '#ffffff',
    drawing:
      '<path fill="#00596a" d="M10 9h24a4 4 0 0 1 4 4H10Z"/><rect fill="#008ba3" x="8" y="11" width="32" height="17" rx="4"/><path fill="#ffd25e" d="M30 17h10v6H30a3 3 0 0 1 0-6Z"/><circle fill="#00596a" cx="32" cy="20" r="1.5"/>',
  },
  phone: {
    ground: '#ffffff',
    drawing:
      '<rect fill="#38434f" x="16" y="4" width="16" height="26" rx="3.5"/><rect fill="#9fd3ff" x="18" y="7" width="12" height="17" rx="1"/><circle fill="#fff" cx="24" cy="27" r="1.3"/>',
  },
  store: {
    ground: '#ffffff',
    drawing:
      '<path fill="#f5e3d2" d="M11 15h26v13H11Z"/><path fill="#d8581c" d="m11 6-4 8h34l-4-8Z"/><path fill="#fff" d="M14 6h5l-1 8h-5ZM29 6h5l1 8h-5Z" opacity=".85"/><path fill="#8a5a34" d="M27 19h6v9h-6z"/><path fill="#9fd3ff" d="M14 18h9v6h-9z"/>',
  },
}

/** The 48 by 34 mark of a payment method as SVG text, in the same box for all; a card where none is drawn. */
export function paywayIcon(name: string): string {
  const { ground, drawing } = marks[name] ?? kinds[name] ?? card
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 34" width="48" height="34"><rect width="48" height="34" rx="6" fill="${ground}"/>${drawing}</svg>`
}
