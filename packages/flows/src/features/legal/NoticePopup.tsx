import {
  type BrandConfig,
  type Language,
  type LegalNotice,
  customerServiceOf,
  factText,
  helpAddress,
} from '@topup/domain'
import { Buttons } from '@topup/ui-kit'
import { Sheet, TermList } from '@topup/ui-kit/popups'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../store/servicesContext.tsx'
import { CopySupportDetails, HelpLink } from '../support/CopyDetails.tsx'
import { helpText } from '../support/CustomerServiceButton.tsx'

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

/** One line of a notice. */
export interface NoticeLine {
  readonly term: string
  readonly text: string
}

/** Support hours and devices, with which every notice ends. Source: spec §9 "Japanese notice". */
const lastLines = (t: TFunction): readonly NoticeLine[] => [
  { term: t('legal.supportHours'), text: t('legal.supportHoursText') },
  { term: t('legal.devices'), text: t('legal.devicesText') },
]

/**
 * The notice about specified commercial transactions: who sells and on what terms. Source: spec §2 "footer", §9
 * "Japanese notice", decision 64.
 */
function transactionLines(
  t: TFunction,
  { seller, defaultLanguage }: Pick<BrandConfig, 'seller' | 'defaultLanguage'>,
  language: Language,
): readonly NoticeLine[] {
  const own = (['name', 'address', 'telephone', 'responsible', 'price'] as const).flatMap((fact) =>
    seller === undefined
      ? []
      : {
          term: t(`legal.specifiedCommercialTransactions.${fact === 'name' ? 'seller' : fact}`),
          text: factText(seller[fact], language, defaultLanguage),
        },
  )
  const delivery = seller && {
    term: t('legal.specifiedCommercialTransactions.delivery'),
    text: factText(seller.delivery, language, defaultLanguage),
  }
  return [
    ...own,
    {
      term: t('legal.specifiedCommercialTransactions.payment'),
      text: t('legal.specifiedCommercialTransactions.paymentText'),
    },
    ...(delivery === undefined ? [] : [delivery]),
    {
      term: t('legal.specifiedCommercialTransactions.returns'),
      text: t('legal.specifiedCommercialTransactions.returnsText'),
    },
  ]
}
