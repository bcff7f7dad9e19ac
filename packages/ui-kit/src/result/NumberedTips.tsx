import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { iconRight } from '../icon/icons.ts'

/** One step: words, or words that can be tapped. */
export interface Tip {
  readonly text: ReactNode
  readonly onPress?: (() => void) | undefined
}

/** Numbered steps of a pending order; one alone has no number. */
export function NumberedTips({ tips }: { readonly tips: readonly Tip[] }) {
  return (
    <ol className="numbered-tips">
      {tips.map(({ text, onPress }, index) => (
        <li key={index}>
          {tips.length > 1 && <i aria-hidden="true">{index + 1}</i>}
          {onPress ? (
            <button type="button" onClick={onPress}>
              <span className="row-face row-face--no-lead">
                <span>{text}</span>
                <Icon of={iconRight} size="s" />
              </span>
            </button>
          ) : (
            <span>{text}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
