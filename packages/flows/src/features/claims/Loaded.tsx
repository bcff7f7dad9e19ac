import { RowsSkeleton } from '@topup/ui-kit'
import { TryAgain } from '@topup/ui-kit/popups'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The parts of a `Loadable` that are needed to show it. */
export type Shown<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed' }

/**
 * Shows what was loaded; a skeleton until then, a button to load again after a failure. Source: decision 44, spec §9
 * "Skeleton shows 3 rows".
 */
export function Loaded<T>(props: {
  readonly of: Shown<T>
  readonly failedTitle: string
  readonly onRetry: () => void
  readonly children: (value: T) => ReactNode
}) {
  const { t } = useTranslation()
  switch (props.of.kind) {
    case 'loading':
      return <RowsSkeleton label={t('common.loading')} />
    case 'failed':
      return (
        <TryAgain
          title={props.failedTitle}
          text={t('error.networkText')}
          retryLabel={t('common.tryAgain')}
          onRetry={props.onRetry}
        />
      )
    case 'ready':
      return props.children(props.of.value)
  }
}
