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
