/** What a step found out. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** Adds up counts. */
export function addCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** Counts of a Vitest JSON report; a file that could not be loaded counts as one failure. */
export function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = report as {
    readonly numPassedTests: number
    readonly numFailedTests: number
    readonly testResults: readonly {
      readonly status: string
      readonly assertionResults: readonly unknown[]
    }[]
  }
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/** Counts of a Playwright JSON report; what was skipped counts as nothing, a flaky test as a failure. */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors = [] } = report as {
    readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
    readonly errors?: readonly unknown[]
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** Counts of a check's rows as `tooling/checks` leaves them in `reports/`. */
export function rowCounts(rows: unknown): Counts {
  const kinds = (rows as readonly { readonly kind: string }[]).map(({ kind }) => kind)
  const failed = kinds.filter((kind) => kind === 'failed').length
  return { passed: kinds.length - failed, failed }
}

/** Tasks that turbo ran or took from its cache, from the summary that it prints. */
export interface TurboCounts extends Counts {
  readonly cached: number
}

/** Reads the summary that turbo prints; no summary counts as nothing. */
export function turboCounts(output: string): TurboCounts {
  const [, successful, total] = /Tasks:\s+(\d+) successful, (\d+) total/.exec(output) ?? []
  const [, cached] = /Cached:\s+(\d+) cached/.exec(output) ?? []
  return {
    passed: Number(successful ?? 0),
    failed: Number(total ?? 0) - Number(successful ?? 0),
    cached: Number(cached ?? 0),
  }
}

/** How much of a turbo run came out of its cache, in words; undefined where nothing did. */
export function cacheNote({ passed, failed, cached }: TurboCounts): string | undefined {
  if (cached === 0) return undefined
  return cached === passed + failed ? 'all from the cache' : `${cached} of ${passed + failed} from the cache`
}
