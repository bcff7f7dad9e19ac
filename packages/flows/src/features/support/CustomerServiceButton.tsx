import { Button, iconHeadset } from '@topup/ui-kit'
import type { ButtonVariant } from '@topup/ui-kit'
import { useTranslation } from 'react-i18next'
import { useCustomerService } from './useCustomerService.ts'

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
