const bands = 10
const runs = 2000

/** So many of a band's first runs are part of the quick tests. */
export const quickRuns = 200

/**
 * The seeds that one test run covers, a band of them: `SIMULATOR_BAND`, any whole number, chooses it. The tenth after a
 * band is that band again, so that ten numbers in a row cover 20,000 seeds. Without it the first band. Throws one plain
 * sentence for anything else.
 */
export function bandOf(env: Readonly<Record<string, string | undefined>>) {
  const text = env['SIMULATOR_BAND'] ?? '0'
  if (!/^\d+$/.test(text)) throw new Error(`SIMULATOR_BAND must be a whole number, not "${text}".`)
  return { firstSeed: 1 + (Number(text) % bands) * runs, runs }
}
