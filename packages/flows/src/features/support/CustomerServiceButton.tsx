import { type CustomerService, assertNever, customerServiceOf, helpAddress } from '@topup/domain'
import { Button, type ButtonVariant, iconHeadset } from '@topup/ui-kit'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../store/servicesContext.tsx'

/**
 * The button to customer service, on pages whose problem the player cannot solve alone. Source: design
 * "28-replenish-expired" to "31-param-error".
 */
export function CustomerServiceButton({ variant }: { readonly variant?: ButtonVariant }) {
  const { t } = useTranslation()
  return (
    <Button variant={variant} icon={iconHeadset} onClick={useCustomerService()}>
      {t('support.contact')}
    </Button>
  )
}

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

/** How to reach customer service, in one or two sentences. Source: decision 64. */
export function helpText(t: TFunction, service: CustomerService): string {
  switch (service.kind) {
    case 'page':
      return t('support.webText')
    case 'mail':
      // Isolated, so that an address keeps its order within text from right to left.
      return t('support.mailText', { address: `\u2068${service.address}\u2069` })
    case 'inGame':
      return t('legal.inquiry.howText')
    default:
      return assertNever(service)
  }
}
