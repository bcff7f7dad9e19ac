import { ProductGridSkeleton } from '@topup/ui-kit'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PageFrame, tabOf } from './PageFrame.tsx'
import { Waiting } from './Waiting.tsx'

/**
 * The placeholder for a page whose code is loading, between the header and the navigation that the page will
 * have.
 */
export function PageSkeleton() {
  const { t } = useTranslation()
  return (
    <PageFrame tab={tabOf(useLocation().pathname)} state="coming">
      <Waiting of="code">
        <ProductGridSkeleton label={t('common.loading')} />
      </Waiting>
    </PageFrame>
  )
}
