/** A source of chance that a seed fixes; every run of one seed draws the same. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number
  /** A number from `from` up to `to`. */
  between(from: number, to: number): number
  chance(probability: number): boolean
  /** None in many runs, else any share up to `most`. */
  share(most: number): number
  pick<const L extends readonly [unknown, ...unknown[]]>(list: L): L[number]
  /** One of a list that may be empty. */
  pickOf<T>(list: readonly T[]): T | undefined
  /** One of a list, more often the heavier it is; undefined where nothing has any weight. */
  drawn<T extends { readonly weight: number }>(list: readonly T[]): T | undefined
  /** One key of a table of weights. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K
  /** A source of its own, so that one part's draws do not shift another's. */
  fork(name: string): Random
}

/** Makes a source (sfc32, seeded through a 32-bit mix of seed and name). */
export function createRandom(seed: number, name = ''): Random {
  let state = mix(seed, name)
  const word = () => (state = (state + 0x9e3779b9) | 0)
  let [a, b, c, counter] = [scramble(word()), scramble(word()), scramble(word()), 1]
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next()
  const below = (end: number) => Math.floor(next() * end)
  const chance = (probability: number) => next() < probability
  const drawn = <T extends { readonly weight: number }>(list: readonly T[]): T | undefined => {
    let left = next() * list.reduce((sum, { weight }) => sum + weight, 0)
    return list.find(({ weight }) => (left -= weight) < 0)
  }
  return {
    next,
    below,
    between: (from, to) => from + next() * (to - from),
    chance,
    share: (most) => (chance(0.4) ? 0 : next() * most),
    pick: (list) => list[below(list.length)] ?? list[0],
    pickOf: (list) => list[below(list.length)],
    drawn,
    weighted: <K extends string>(weights: Readonly<Record<K, number>>) => {
      const keys = Object.keys(weights) as K[]
      const found = drawn(keys.map((key) => ({ key, weight: weights[key] })))
      if (found === undefined) throw new Error('Nothing to choose from')
      return found.key
    },
    fork: (part) => createRandom(seed, `${name}/${part}`),
  }
}

function mix(seed: number, name: string): number {
  let hash = scramble(seed | 0) ^ Math.floor(seed / 4_294_967_296)
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return hash | 0
}

function scramble(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x21f0aaad)
  const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97)
  return twice ^ (twice >>> 15)
}
