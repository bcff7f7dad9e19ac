import { Definitions, Disclosure } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { useDetailGroups } from './useDetailGroups.tsx'

/** The order details, expanded on demand on phones. Source: spec §2 "expandable order detail". */
export function OrderDetails() {
  const { t } = useTranslation()
  const { recipient, amounts } = useDetailGroups()
  return (
    <Disclosure title={t('recharge.details')}>
      <Definitions groups={[recipient, amounts]} />
    </Disclosure>
  )
}
