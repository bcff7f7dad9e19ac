/** Two colours and a simple drawing per game; original pictures, no likeness of a real game. */
const logos: Readonly<Record<string, readonly [string, string, string]>> = {
  starfall: [
    '#1b2a6b',
    '#6f8cff',
    '<path d="M62 14l5 13 13 5-13 5-5 13-5-13-13-5 13-5z" fill="#ffe08a"/><circle cx="34" cy="66" r="26" fill="#8ea4ff"/><path d="M12 60q30-14 52 2" stroke="#fff" stroke-width="4" fill="none"/>',
  ],
  ember: [
    '#5a1210',
    '#ff8a3c',
    '<path d="M48 12q26 24 18 46a20 20 0 0 1-38 2q-6-18 10-28 2 12 8 14 8-14 2-34z" fill="#ffd27a"/>',
  ],
  tide: [
    '#0a3a55',
    '#39c6e6',
    '<path d="M0 58q16-14 32 0t32 0 32 0v38H0z" fill="#bff2ff"/><circle cx="66" cy="28" r="12" fill="#fff3c4"/>',
  ],
  neko: [
    '#6b3d1b',
    '#ffc38a',
    '<path d="M22 24l14 12h24l14-12v34a26 22 0 0 1-52 0z" fill="#fff"/><circle cx="38" cy="56" r="4"/><circle cx="58" cy="56" r="4"/><path d="M44 66q4 4 8 0" stroke="#000" stroke-width="3" fill="none"/>',
  ],
  blade: [
    '#4a1440',
    '#ff9ccf',
    '<path d="M70 14L34 62l-6 14 14-6 36-48z" fill="#f3f6ff"/><circle cx="28" cy="28" r="8" fill="#ffd0e6"/><circle cx="20" cy="40" r="8" fill="#ffb3d6"/>',
  ],
  iron: [
    '#23303a',
    '#9fb4c2',
    '<path d="M48 10l30 10v26q0 26-30 40Q18 72 18 46V20z" fill="#dfe8ee"/><path d="M48 24v48M30 40h36" stroke="#23303a" stroke-width="6"/>',
  ],
}

/** The square icon of a game as SVG text. */
export function gameLogo(code: string): string {
  const [from, to, drawing] = logos[code] ?? [
    '#3a4a57',
    '#8fa3b2',
    '<circle cx="48" cy="48" r="22" fill="#fff"/>',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${to}"/><stop offset="1" stop-color="${from}"/></linearGradient></defs><rect width="96" height="96" rx="20" fill="url(#g)"/>${drawing}</svg>`
}
