import type { LegalNotice } from '@topup/domain'
import type { TFunction } from 'i18next'

/** One line of a notice. */
export interface NoticeLine {
  readonly term: string
  readonly text: string
}

/** What a notice says, line by line. Both end with support hours and devices. Source: spec §2 "footer", §9 "Japanese notice". */
export function noticeLines(t: TFunction, notice: LegalNotice, storeName: string): readonly NoticeLine[] {
  return [
    ...(notice === 'inquiry' ? inquiryLines(t) : transactionLines(t, storeName)),
    { term: t('legal.supportHours'), text: t('legal.supportHoursText') },
    { term: t('legal.devices'), text: t('legal.devicesText') },
  ]
}

const inquiryLines = (t: TFunction): readonly NoticeLine[] => [
  { term: t('legal.inquiry.how'), text: t('legal.inquiry.howText') },
]

function transactionLines(t: TFunction, store: string): readonly NoticeLine[] {
  return [
    {
      term: t('legal.specifiedCommercialTransactions.seller'),
      text: t('legal.specifiedCommercialTransactions.sellerText', { store }),
    },
    ...(['price', 'payment', 'delivery', 'returns'] as const).map((line) => ({
      term: t(`legal.specifiedCommercialTransactions.${line}`),
      text: t(`legal.specifiedCommercialTransactions.${line}Text`),
    })),
  ]
}
