import { useTranslation } from 'react-i18next'
import { useServices } from '../../store/servicesContext.tsx'

/**
 * Shows how to reach customer service: the inquiry notice where the brand has one, else a hint to ask in the game.
 * Source: spec §1 "Support is through customer service", decision 42.
 */
export function useCustomerService(): () => void {
  const { brand, popups } = useServices()
  const { t } = useTranslation()
  return () =>
    popups
      .getState()
      .push(
        brand.notices?.includes('inquiry') === true
          ? { kind: 'notice', notice: 'inquiry' }
          : { kind: 'tip', title: t('support.title'), text: t('legal.inquiry.howText') },
      )
}
