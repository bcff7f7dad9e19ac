import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { iconRefresh } from '../icon/visitIcons.ts'
import { OfflinePicture } from '../illustration/picture.tsx'
import { EmptyState } from './Notice.tsx'

export interface TryAgainProps {
  readonly title: string
  readonly text?: ReactNode
  readonly retryLabel: string
  readonly onRetry: () => void
  /** True while the retry runs. */
  readonly busy?: boolean | undefined
}

/** Replaces content that could not be loaded: says what happened and offers a retry (decision 44). */
export function TryAgain({ title, text, retryLabel, onRetry, busy }: TryAgainProps) {
  return (
    <div role="alert">
      <EmptyState
        picture={<OfflinePicture />}
        title={title}
        text={text}
        action={
          <Button icon={iconRefresh} busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      />
    </div>
  )
}
