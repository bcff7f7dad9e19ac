import type { ThemeInputs } from '@topup/ui-kit/theme'
import { Button } from '@topup/ui-kit'
import { useState } from 'react'
import { designTokens } from './designTokens.ts'
import { themeFile } from './themeFile.ts'

/** Props of {@link CopyTheme}. */
interface CopyThemeProps {
  readonly inputs: ThemeInputs
  /** The key of the brand whose folder takes the file. */
  readonly brand: string
}

/** The theme to take along: as the file of an app, and as design tokens. */
export function CopyTheme({ inputs, brand }: CopyThemeProps) {
  const [done, setDone] = useState('')
  const file = themeFile(inputs)
  const tokens = JSON.stringify(designTokens(inputs), null, 2)
  const copy = async (what: string, text: string) => {
    // An insecure address has no clipboard: the text stands below.
    const isCopied = await (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('None'))).then(
      () => true,
      () => false,
    )
    setDone(isCopied ? `${what} is copied.` : `The browser did not allow it. Copy ${what} from below.`)
  }
  return (
    <section aria-labelledby="playground-copy">
      <h2 id="playground-copy" className="section-title">
        Take it along
      </h2>
      <div className="playground__copies">
        <Button size="list" onClick={() => void copy('theme.ts', file)}>
          Copy theme.ts
        </Button>
        <Button variant="secondary" size="list" onClick={() => void copy('The design tokens', tokens)}>
          Copy design tokens
        </Button>
        <a
          className="playground__link"
          download={`${brand}.tokens.json`}
          href={`data:application/design-tokens+json;charset=utf-8,${encodeURIComponent(tokens)}`}
        >
          Download {brand}.tokens.json
        </a>
      </div>
      <output className="small">{done}</output>
      <Text title={`apps/${brand}/src/theme.ts`} text={file} />
      <Text title="Design tokens (DTCG 2025.10)" text={tokens} />
    </section>
  )
}

function Text({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <details className="playground__text">
      <summary>{title}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} aria-label={title}>
        {text}
      </pre>
    </details>
  )
}
