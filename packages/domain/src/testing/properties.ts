import fc from 'fast-check'

/** The package knows no platform; its tests run in Node. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

const runs = process.env['PROPERTY_RUNS']

/**
 * Property tests draw the same values in each run, so that no change is refused for what another one did. Those of each
 * night draw others, and as many as `PROPERTY_RUNS` says; what they find is kept as a row of a table.
 */
fc.configureGlobal(runs === undefined ? { seed: 20_261_128 } : { numRuns: Number(runs) })
