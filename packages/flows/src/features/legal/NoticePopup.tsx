import { Sheet, TermList } from '@topup/ui-kit/popups'
import type { LegalNotice } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../store/servicesContext.tsx'
import { noticeLines } from './noticeLines.ts'

/** A notice of the footer: specified commercial transactions, or inquiries. Source: spec §2 "footer", §9 "Japanese notice". */
export function NoticePopup(props: { readonly notice: LegalNotice; readonly onClose: () => void }) {
  const { notice, onClose } = props
  const { brand } = useServices()
  const { t } = useTranslation()
  return (
    <Sheet title={t(`legal.${notice}.title`)} closeLabel={t('common.close')} size="tall" onClose={onClose}>
      <TermList terms={noticeLines(t, notice, brand.name)} />
    </Sheet>
  )
}
