import { ProductGridSkeleton } from '@topup/ui-kit'
import { useTranslation } from 'react-i18next'

/** Stands in for a page whose code is on its way. */
export function PageSkeleton() {
  const { t } = useTranslation()
  return (
    <main className="page">
      <ProductGridSkeleton label={t('common.loading')} />
    </main>
  )
}
