import { Markdown } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import './docs.css'
import { loadLibrary, quoteRules } from './quoteRule.ts'
import type { Quote } from './quoteRule.ts'

/**
 * The rules that a page cites, in the words of the documents themselves: nothing to keep alike. `of` is written as in a
 * comment, such as `spec §2 "Recharge popup", decision 49`; what is not there fails `check sources` and shows an error.
 */
export function Rules({ of }: { readonly of: string }) {
  const [quotes, setQuotes] = useState<readonly Quote[]>([])
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    loadLibrary()
      .then((library) => setQuotes(quoteRules(of, library)))
      .catch((error: unknown) => setProblem(String(error)))
  }, [of])
  if (problem !== undefined) return <p role="alert">{problem}</p>
  return quotes.map(({ source, markdown }) => (
    <article key={source} className="docs-rule">
      <p className="docs-rule__source">{source}</p>
      <Markdown>{markdown}</Markdown>
    </article>
  ))
}
