import { stripVTControlCharacters } from 'node:util'

/** What a Vitest JSON report holds about one file, as far as a failure needs it. */
interface FileReport {
  readonly name?: string
  readonly message?: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName?: string
    readonly failureMessages?: readonly string[]
  }[]
}

/** Enough for the message and the place; the whole trace is in the test's own output. */
const messageLines = 8

/**
 * The failed tests of a Vitest JSON report, by name and with the beginning of their messages. They stand before a
 * step's output: where a log is cut, the names are what must be left.
 */
export function failedTests(report: unknown): readonly string[] {
  const { testResults } = report as { readonly testResults: readonly FileReport[] }
  return testResults.flatMap(({ name = '', message = '', assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (assertionResults.length === 0 && message !== '') return [`✗ ${name}`, ...beginning(message)]
    return failed.flatMap(({ fullName = '', failureMessages = [] }) => [
      `✗ ${name}: ${fullName}`,
      ...beginning(failureMessages.join('\n')),
    ])
  })
}

const beginning = (message: string): readonly string[] =>
  stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .slice(0, messageLines)
    .map((line) => `  ${line}`)

/** A suite of a Playwright JSON report; a file's suite holds one for each `describe`. */
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly file: string
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
  }[]
}

const specsOf = ({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/**
 * The failed tests of a Playwright JSON report, as `failedTests` gives those of Vitest, with each of their errors: the
 * first one of a test that took too long says that alone, the second one what it was waiting for.
 */
export function failedJourneys(report: unknown): readonly string[] {
  const failed = specsOf(report as Suite).filter(({ ok }) => !ok)
  return failed.flatMap(({ file, title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
    return [`✗ ${file}: ${title}`, ...errors.flatMap(({ message = '' }) => beginning(message))]
  })
}
