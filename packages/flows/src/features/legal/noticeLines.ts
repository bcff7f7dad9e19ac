import { factText } from '@topup/domain'
import type { BrandConfig, Language } from '@topup/domain'
import type { TFunction } from 'i18next'

/** One line of a notice. */
export interface NoticeLine {
  readonly term: string
  readonly text: string
}

/** Support hours and devices, with which every notice ends. Source: spec §9 "Japanese notice". */
export const lastLines = (t: TFunction): readonly NoticeLine[] => [
  { term: t('legal.supportHours'), text: t('legal.supportHoursText') },
  { term: t('legal.devices'), text: t('legal.devicesText') },
]

/**
 * The notice about specified commercial transactions: who sells and on what terms. Source: spec §2 "footer", §9
 * "Japanese notice", decision 64.
 */
export function transactionLines(
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
