const drawings: Readonly<Record<string, string>> = {
  gem: '<path d="M24 6l14 12-14 24L10 18z" fill="#39a9ff"/><path d="M10 18h28L24 6z" fill="#a9dcff"/>',
  coin: '<circle cx="24" cy="24" r="17" fill="#ffbf3a"/><circle cx="24" cy="24" r="11" fill="#ffdf8a"/>',
  crate:
    '<rect x="8" y="14" width="32" height="26" rx="3" fill="#b0713a"/><path d="M8 22h32M24 14v26" stroke="#ffd27a" stroke-width="4"/>',
  potion:
    '<path d="M20 6h8v10l9 18q2 8-6 8H17q-8 0-6-8l9-18z" fill="#7fd6c2"/><path d="M15 30h18l4 6q0 6-6 6H17q-6 0-6-6z" fill="#1f9d86"/>',
  scroll:
    '<path d="M12 8h26v32H12z" fill="#f4e3bd"/><path d="M17 17h16M17 24h16M17 31h10" stroke="#a07a34" stroke-width="3"/>',
}

/** A reward's picture, 48 by 48, as SVG text; what is unknown shows a gem. */
export function giftIcon(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">${drawings[name] ?? drawings['gem'] ?? ''}</svg>`
}
