/** A number in [0, 1) that cannot be guessed. Source: faults S5. */
export function secureRandom(): number {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1))
  return bits / 2 ** 32
}
