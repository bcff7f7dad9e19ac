import { iconRefresh } from '@topup/ui-kit'
import { HourglassPicture, MessagePage, ResultMark } from '@topup/ui-kit/popups'
import type { PaymentLinkState } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { MessageFrame } from '../../frame/MessageFrame.tsx'
import { CustomerServiceButton } from '../../features/support/CustomerServiceButton.tsx'

type Ended = Extract<PaymentLinkState, { kind: 'paid' | 'expired' }>

/** Shown when the payment link is paid or has expired. Source: spec §4 "Replenishment", §9 "up to 15 minutes". */
export function LinkEnd({ paymentLink }: { readonly paymentLink: Ended }) {
  const { t } = useTranslation()
  const { kind, info } = paymentLink
  return (
    <MessageFrame icon={iconRefresh} title={t('paymentLink.title')}>
      <MessagePage
        picture={kind === 'paid' ? <ResultMark result="success" /> : <HourglassPicture />}
        title={t(`paymentLink.${kind}Title`)}
        text={t(`paymentLink.${kind}Text`, { name: info.userName })}
        actions={kind === 'expired' ? <CustomerServiceButton /> : undefined}
      />
    </MessageFrame>
  )
}
