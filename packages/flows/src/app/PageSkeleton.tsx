import { ProductGridSkeleton } from '@topup/ui-kit'
import { useTranslation } from 'react-i18next'
import { PageFrame, tabOf } from './PageFrame.tsx'
import { useAddress } from './useAddress.ts'

/** Stands in for a page whose code is on its way, under the header and over the navigation that the page will have. */
export function PageSkeleton() {
  const { t } = useTranslation()
  const { pathname } = useAddress()
  return (
    <PageFrame tab={tabOf(pathname)} state="coming">
      <ProductGridSkeleton label={t('common.loading')} />
    </PageFrame>
  )
}
