import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { iconRefresh } from '../icon/icons.ts'
import { OfflinePicture } from '../illustration/OfflinePicture.tsx'
import { EmptyState } from './EmptyState.tsx'

/** Props of {@link TryAgain}. */
export interface TryAgainProps {
  readonly title: string
  readonly text?: ReactNode
  readonly retryLabel: string
  readonly onRetry: () => void
  /** While the retry runs. */
  readonly busy?: boolean | undefined
}

/** In place of content that could not be loaded: what happened and another try (decision 44). */
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
