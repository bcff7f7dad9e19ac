import '@topup/ui-kit/styles/popups.css'
import { Button, Buttons, iconRefresh } from '@topup/ui-kit'
import { FaultyFormPicture, MessagePage } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { MessageFrame } from '../../frame/MessageFrame.tsx'
import { useGo } from '../../store/useGo.ts'
import { CustomerServiceButton } from '../../features/support/CustomerServiceButton.tsx'

/**
 * The page for a payment link that cannot be opened; the address keeps the link's id, so that the player can
 * try again. Source: spec §2 `/errorReplenish`, §8 (-3016).
 */
export function PaymentLinkErrorPage() {
  const { t } = useTranslation()
  const go = useGo()
  return (
    <MessageFrame icon={iconRefresh} title={t('paymentLink.title')}>
      <MessagePage
        picture={<FaultyFormPicture />}
        title={t('paymentLink.errorTitle')}
        text={t('paymentLink.errorText')}
        actions={
          <Buttons>
            <CustomerServiceButton />
            <Button variant="secondary" onClick={() => go('/replenishGoods')}>
              {t('common.tryAgain')}
            </Button>
          </Buttons>
        }
      />
    </MessageFrame>
  )
}
