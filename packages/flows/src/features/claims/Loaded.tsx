import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { WaitingPage, WaitingRows } from '../../frame/WaitingRows.tsx'
import { LoadFailed } from '../../frame/LoadFailed.tsx'
import type { Loadable } from '../../store/state/loadable.ts'

/**
 * Shows what was loaded; a skeleton until then, the reason and a way on after a failure. Source: decision 44, spec §9
 * "Skeleton shows 3 rows".
 */
export function Loaded<T>(props: {
  readonly of: Loadable<T>
  readonly failedTitle: string
  readonly onRetry: () => void
  /** What the skeleton looks like: rows when left out, a large card above them for `banner`. */
  readonly shape?: 'banner'
  readonly children: (value: T) => ReactNode
}) {
  const { t } = useTranslation()
  switch (props.of.kind) {
    case 'loading':
      return props.shape === 'banner' ? (
        <WaitingPage label={t('common.loading')} top="banner" />
      ) : (
        <WaitingRows label={t('common.loading')} />
      )
    case 'failed':
      return <LoadFailed title={props.failedTitle} error={props.of.error} onRetry={props.onRetry} />
    case 'ready':
      return props.children(props.of.value)
  }
}
