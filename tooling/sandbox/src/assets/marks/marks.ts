/** Letters as strokes: width, then a path between the height of capitals (0) and the baseline (10). */
const letters: Readonly<Record<string, readonly [number, string]>> = {
  A: [8, 'M0 10 4 0 8 10M1.5 6.5h5'],
  B: [6, 'M0 0v10h3.2a2.7 2.7 0 0 0 0-5.4H0h2.8a2.3 2.3 0 0 0 0-4.6Z'],
  C: [7, 'M7 1.7A5 5 0 1 0 7 8.3'],
  D: [7, 'M0 0v10h2.2a5 5 0 0 0 0-10Z'],
  E: [5.5, 'M5.5 0H0v10h5.5M0 5h4.6'],
  G: [7.6, 'M7.2 1.7A5 5 0 1 0 7.6 7.8V5.4H4.8'],
  I: [0, 'M0 0v10'],
  J: [4, 'M4 0v7.2a2.7 2.7 0 0 1-4 2.4'],
  K: [6.4, 'M0 0v10M6.4 0 0 6.2M2.3 4 6.4 10'],
  L: [5, 'M0 0v10h5'],
  M: [9, 'M0 10V0l4.5 6L9 0v10'],
  N: [7, 'M0 10V0l7 10V0'],
  O: [9.6, 'M4.8 0a4.9 5 0 1 0 .01 0Z'],
  P: [6, 'M0 10V0h3a2.9 2.9 0 0 1 0 5.8H0'],
  R: [6.2, 'M0 10V0h3a2.9 2.9 0 0 1 0 5.8H0M3 5.8 6.2 10'],
  S: [6, 'M5.8 1.6C4.9-.3.9-.6.6 2.4.4 5.5 6 4.4 5.6 7.6 5.2 10.7 1 10.4.1 8.5'],
  T: [7, 'M0 0h7M3.5 0v10'],
  U: [7, 'M0 0v6.5a3.5 3.5 0 0 0 7 0V0'],
  V: [8, 'M0 0 4 10 8 0'],
  F: [5.5, 'M5.5 0H0v10M0 5h4.6'],
  W: [11, 'M0 0 2.6 10 5.5 2 8.4 10 11 0'],
  Y: [7, 'M0 0 3.5 5v5M7 0 3.5 5'],
  X: [7.4, 'M0 0 7.4 10M7.4 0 0 10'],
  Z: [6.4, 'M0 0h6.4L0 10h6.4'],
  a: [6, 'M6 3.6V10M6 6.8a3 3.2 0 1 1 0-.1'],
  b: [6, 'M0 0v10M0 6.7a3 3.2 0 1 1 0 .2'],
  c: [5, 'M5 4.6a3.1 3.2 0 1 0 0 4.4'],
  d: [6, 'M6 0v10M6 6.8a3 3.2 0 1 1 0-.1'],
  e: [6, 'M0 6.8h6a3 3.2 0 1 0-1 2.4'],
  g: [6, 'M6 3.6v6.6a3 2.9 0 0 1-5.5 1.7M6 6.8a3 3.2 0 1 1 0-.1'],
  h: [5.4, 'M0 0v10M0 6.4a2.7 2.8 0 0 1 5.4 0V10'],
  i: [0, 'M0 3.6V10M0 .8v.1'],
  k: [5.2, 'M0 0v10M5 3.6 0 8.2M2 6.3 5.2 10'],
  l: [0, 'M0 0v10'],
  m: [9, 'M0 3.6V10M0 6.2a2.25 2.6 0 0 1 4.5 0V10M4.5 6.2a2.25 2.6 0 0 1 4.5 0V10'],
  n: [5.4, 'M0 3.6V10M0 6.4a2.7 2.8 0 0 1 5.4 0V10'],
  o: [6.4, 'M3.2 3.6a3.2 3.2 0 1 0 .01 0Z'],
  p: [6, 'M0 3.6v9.4M0 6.7a3 3.2 0 1 1 0 .2'],
  r: [3.4, 'M0 3.6V10M0 6.8A3.1 3.1 0 0 1 3.4 3.7'],
  s: [4.6, 'M4.5 4.7C3.8 3.3.8 3.2.5 5 .4 7.1 4.8 6.4 4.6 8.4 4.3 10.5.9 10.3.1 8.8'],
  t: [3.6, 'M1.6 1v6.8a2 2 0 0 0 2 2.2M0 3.6h3.6'],
  u: [5.4, 'M0 3.6v3.7a2.7 2.7 0 0 0 5.4 0M5.4 3.6V10'],
  v: [5.6, 'M0 3.6 2.8 10 5.6 3.6'],
  w: [8, 'M0 3.6 2 10 4 4.4 6 10 8 3.6'],
  x: [5, 'M0 3.6 5 10M5 3.6 0 10'],
  y: [5.8, 'M0 3.6 2.9 9.8M5.8 3.6 2.4 11.6Q1.8 13 .3 12.9'],
  '+': [5, 'M2.5 3.8v5M0 6.3h5'],
  '.': [0, 'M0 9.9v.1'],
}

const gap = 2.6

/** Where a word stands: its middle, the height of its capitals, and how wide it may be. */
interface Place {
  readonly x?: number
  readonly top: number
  readonly height: number
  readonly width?: number
  /** Thickness of the strokes, of a capital that is 10 high. */
  readonly weight?: number
}

/**
 * A word drawn in strokes, so that it looks the same with any typeface. It is made smaller where it would be wider than
 * its place. Throws for a letter that is not drawn.
 */
export function word(text: string, colour: string, place: Place): string {
  const { x = 24, top, height, width = 40, weight = 2 } = place
  let end = 0
  const strokes = text.split('').map((letter) => {
    if (letter === ' ') {
      end += 3
      return ''
    }
    const [advance, path] = letters[letter] ?? fail(letter)
    const at = end
    end += advance + gap
    return `<path transform="translate(${at.toFixed(1)} 0)" d="${path}"/>`
  })
  const whole = end - gap
  const scale = Math.min(height / 10, width / (whole + weight))
  const left = x - (whole * scale) / 2
  const down = top + (height - 10 * scale) / 2
  return `<g transform="translate(${left.toFixed(2)} ${down.toFixed(2)}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
}

function fail(letter: string): never {
  throw new Error(`The letter ${letter} is not drawn`)
}

/** The ground of a mark, and what is drawn on it. */
export interface Mark {
  readonly ground: string
  readonly drawing: string
}

const white = '#ffffff'
const on = (ground: string, drawing: string): Mark => ({ ground, drawing })
/** A word across the middle of the mark. */
const named = (text: string, colour: string, ground = white, weight = 2.2): Mark =>
  on(ground, word(text, colour, { top: 11, height: 11, weight }))
/** A word under a picture. */
const under = (text: string, colour: string, width = 30) =>
  word(text, colour, { top: 22.5, height: 6.5, weight: 2.2, width })

/** Wallets and accounts. Own drawings that say the name; no file of a provider. */
export const wallets: Readonly<Record<string, Mark>> = {
  paypal: on(
    white,
    '<path fill="#0a2f86" d="M19 6h9c5 0 7 3 6 7-1 5-4 7-9 7h-4l-1 6h-6Z"/><path fill="#169bd7" d="M24 11h8c4 0 5 2 4 6-1 5-4 7-8 7h-3l-1 5h-5Z" opacity=".85"/><path fill="#fff" d="M26 14h4c2 0 2 1 2 3-1 2-2 3-4 3h-3Z" opacity=".9"/>',
  ),
  alipayplus: on(
    white,
    `${word('A', '#1677ff', { x: 18, top: 9, height: 16, weight: 2.4 })}<path stroke="#ff7a1a" stroke-width="4" stroke-linecap="round" d="M34 11v12M28 17h12"/>`,
  ),
  applepay: on(
    white,
    `<path fill="#111" d="M13 13c-3-1-7 1-7 5.5C6 23 9 27 11 27c1 0 1.5-.6 2.5-.6s1.5.6 2.5.6c1.5 0 3.3-2.4 4-5-3-1.5-3-5.5 0-7-1.8-2.4-4.5-2.6-7-2Zm.3-1c-.2-2.5 1.7-4.8 4-5 .3 2.6-1.7 4.8-4 5Z"/>${word('Pay', '#111', { x: 33, top: 14, height: 10, width: 18 })}`,
  ),
  razer: on(
    '#0b0b0b',
    `<g fill="none" stroke="#44d62c" stroke-width="2.4" stroke-linecap="round"><path d="M24 5c-5 3-5 10 0 13 5-3 5-10 0-13Z"/><path d="M13 17c2-5 8-5 11 1-5 3-10 2-11-1ZM35 17c-2-5-8-5-11 1 5 3 10 2 11-1Z"/></g>${under('GOLD', '#ffce4a', 26)}`,
  ),
  xsolla: on(
    '#0a1b2c',
    `<path stroke="#f9426a" stroke-width="4" stroke-linecap="round" d="M17 6 31 20"/><path stroke="#80eaff" stroke-width="4" stroke-linecap="round" d="M31 6 17 20"/>${under('xsolla', white)}`,
  ),
  mycard: on(
    '#f08300',
    `<path fill="#fff" d="M8 8h17v3H8zM8 13h11v2H8z" opacity=".85"/>${word('My', white, { x: 34, top: 7, height: 9, width: 15 })}${under('Card', white)}`,
  ),
  tng: on(
    '#005abb',
    `<path fill="#ffd60a" d="M0 27q12-7 24-2t24-3v6a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6Z"/>${word('TnG', white, { top: 8, height: 11 })}`,
  ),
  grabpay: on(white, word('Grab', '#00a84a', { top: 9, height: 13, weight: 2.4 })),
  boost: on(
    '#e8233b',
    `<path fill="#fff" d="M24 5c4 3 5 7 5 11l3 3v3l-5-2h-6l-5 2v-3l3-3c0-4 1-8 5-11Z"/><circle fill="#e8233b" cx="24" cy="13" r="2.2"/>${under('boost', white)}`,
  ),
  shopeepay: on(
    '#ee4d2d',
    `<path fill="none" stroke="#fff" stroke-width="2.2" d="M18 12c0-8 12-8 12 0"/><path fill="#fff" d="M11 11h26l-2 17H13Z"/>${word('S', '#ee4d2d', { top: 14, height: 10, weight: 2.4 })}`,
  ),
  gcash: on(
    '#0a5fe0',
    `<path fill="none" stroke="#8fd0ff" stroke-width="2.4" stroke-linecap="round" d="M34 8a12 12 0 0 1 0 18M38 5a17 17 0 0 1 0 24"/>${word('G', white, { x: 20, top: 9, height: 16, weight: 2.6 })}`,
  ),
  maya: named('maya', '#00a651', '#0c1a12'),
  paynow: on(
    white,
    `${word('PAY', '#6d1a80', { top: 7, height: 8 })}${word('NOW', '#d0006f', { top: 19, height: 8 })}`,
  ),
  dana: named('DANA', white, '#1489e8'),
  ovo: named('OVO', white, '#4c2a86', 2.8),
  gopay: on(
    white,
    `<path fill="#00aed6" d="M10 8h22a5 5 0 0 1 5 5H10Z"/><rect fill="#00aed6" x="10" y="11" width="28" height="11" rx="2"/><circle fill="#fff" cx="32" cy="16.5" r="2.4"/>${word('gopay', '#00738c', { top: 23.5, height: 6, width: 24 })}`,
  ),
  momo: on(
    '#a50064',
    `${word('mo', white, { top: 3.5, height: 11, weight: 2.6 })}${word('mo', white, { top: 16.5, height: 11, weight: 2.6 })}`,
  ),
  zalopay: on(
    white,
    `${word('Zalo', '#0068ff', { top: 6, height: 9 })}${word('Pay', '#00b14f', { top: 18, height: 9 })}`,
  ),
  upi: on(
    white,
    `${word('UPI', '#4a4f55', { x: 19, top: 11, height: 11, width: 24 })}<path fill="#f47b20" d="m34 8 6 9-6 9Z"/><path fill="#0e8a3c" d="m38 8 6 9-6 9Z"/>`,
  ),
  paytm: on(
    white,
    `${word('Pay', '#012b72', { x: 16, top: 11, height: 11, width: 21 })}${word('tm', '#00b9f5', { x: 36, top: 11, height: 11, width: 15 })}`,
  ),
  stcpay: on('#4f008c', `${word('stc', white, { top: 6, height: 10 })}${under('pay', '#ff375e', 18)}`),
  careempay: named('Careem', '#37b44e'),
  truemoney: on('#ff7a00', `${word('true', white, { top: 7, height: 9 })}${under('money', white, 32)}`),
  linepay: on(
    '#06c755',
    `<path fill="#fff" d="M24 4c9 0 15 5 15 11 0 8-11 14-15 15 0-2 1-3-1-4C14 26 9 21 9 15 9 9 15 4 24 4Z"/>${word('Pay', '#06a648', { top: 11, height: 8, width: 20 })}`,
  ),
  paypay: on(
    '#ff0033',
    `<circle fill="none" stroke="#fff" stroke-width="2.6" cx="24" cy="17" r="12"/>${word('P', white, { top: 11, height: 13, weight: 2.6 })}`,
  ),
  ininal: named('ininal', '#1d1d1b', '#ffd400'),
  jkopay: named('JKO', white, '#d9002b', 2.6),
}
