import { Buttons } from '@topup/ui-kit'
import { Sheet, TermList } from '@topup/ui-kit/popups'
import { customerServiceOf, helpAddress } from '@topup/domain'
import type { LegalNotice } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../store/servicesContext.tsx'
import { CopySupportDetails } from '../support/CopySupportDetails.tsx'
import { HelpLink } from '../support/HelpLink.tsx'
import { helpText } from '../support/helpText.ts'
import { lastLines, transactionLines } from './noticeLines.ts'

/** A notice of the footer: specified commercial transactions, or inquiries. Source: spec §2 "footer", §9 "Japanese notice". */
export function NoticePopup(props: { readonly notice: LegalNotice; readonly onClose: () => void }) {
  const { notice, onClose } = props
  const { brand, deployment, translator } = useServices()
  const { t } = useTranslation()
  const title = t(`legal.${notice}.title`)
  const service = customerServiceOf(brand, deployment)
  const help = helpAddress(service)
  const lines =
    notice === 'inquiry'
      ? [{ term: t('legal.inquiry.how'), text: helpText(t, service) }]
      : transactionLines(t, brand, translator.language())
  return (
    <Sheet
      title={title}
      closeLabel={t('common.close')}
      size="tall"
      onClose={onClose}
      footer={
        notice === 'inquiry' ? (
          <Buttons>
            {help !== null && <HelpLink href={help} />}
            <CopySupportDetails variant={help === null ? 'primary' : 'secondary'} />
          </Buttons>
        ) : undefined
      }
    >
      <TermList
        terms={[...lines, ...lastLines(t)].map(({ term, text }) => ({ term, text: <bdi>{text}</bdi> }))}
      />
    </Sheet>
  )
}
