import { customerServiceOf, helpAddress } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../store/servicesContext.tsx'
import { helpText } from './helpText.ts'

/**
 * Shows how to reach customer service: the inquiry notice where the brand has one, else a tip with the way that
 * the brand or the deployment names. Source: spec §1 "Support is through customer service", decisions 42 and 64.
 */
export function useCustomerService(): () => void {
  const { brand, deployment, popups } = useServices()
  const { t } = useTranslation()
  return () => {
    if (brand.notices?.includes('inquiry') === true)
      return popups.getState().push({ kind: 'notice', notice: 'inquiry' })
    const service = customerServiceOf(brand, deployment)
    popups.getState().push({
      kind: 'tip',
      title: t('support.title'),
      text: helpText(t, service),
      help: helpAddress(service),
    })
  }
}
